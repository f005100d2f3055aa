#!/bin/sh
# Installs Chromium for the tests of the browser table, where it is missing (Debian and its kin).
set -eu

if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
    command -v google-chrome >/dev/null 2>&1 || [ -n "${CHROMIUM:-}" ]; then
    exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need Chromium. Install it, or name one: CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "The tests need Chromium, and this user may not install it. As root: apt-get install chromium" >&2
    exit 1
fi
echo "Installing Chromium ..."
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
