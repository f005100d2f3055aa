#!/bin/sh
# Installs Chromium for the tests of the browser table, where it is missing (Debian and its kin): its headless shell,
# which costs a third less, or the whole of it where there is no such package.
set -eu

if command -v chromium-headless-shell >/dev/null 2>&1 || [ -n "${CHROMIUM:-}" ]; then
    exit 0
fi
whole=""
if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
    command -v google-chrome >/dev/null 2>&1; then
    whole="yes"
fi
if ! command -v apt-get >/dev/null 2>&1; then
    [ -n "$whole" ] && exit 0
    echo "The tests need Chromium. Install it, or name one: CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif [ -n "$whole" ]; then
    exit 0
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "The tests need Chromium, and this user may not install it. As root: apt-get install chromium-headless-shell" >&2
    exit 1
fi

install() {
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1
}

echo "Installing Chromium ..."
if [ -z "$whole" ]; then
    $as_root apt-get update -qq
fi
# What is there already may be of another version than the lists name; it goes on serving then.
install chromium-headless-shell || [ -n "$whole" ] || install chromium || {
    echo "Chromium could not be installed. Install it, or name one: CHROMIUM=/path/to/chromium" >&2
    exit 1
}
