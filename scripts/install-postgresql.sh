#!/bin/sh
# Installs PostgreSQL for the tests, from Debian's package, unless its programs are there already.
# The tests start a server of their own in a temporary folder; the one Debian would set up is not needed.
# Tried in a bare Debian 12 (mmdebstrap --variant=apt): installs, makes no cluster, does nothing when run again.
set -eu

found() { ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1; }

if found; then
    exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need PostgreSQL (initdb, pg_ctl), and this is no Debian: install it by hand." >&2
    exit 1
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "The tests need PostgreSQL; as root: apt-get install postgresql" >&2
        exit 1
    fi
    as_root="sudo"
fi

# The package that looks after clusters comes first, and is told not to make one.
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql-common
conf=/etc/postgresql-common/createcluster.conf
if [ -f "$conf" ]; then
    $as_root sed -i 's/^#* *create_main_cluster *=.*/create_main_cluster = false/' "$conf"
fi
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql
found
