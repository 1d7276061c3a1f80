#!/usr/bin/env bash
# Copies a backup to the root directory of a stopped or new server. Usage: bash restore.sh BACKUP ROOT
set -euo pipefail
backup=$1
root=$2

test -d "$backup/.checkpoint/db" || { echo "$backup does not contain a checkpoint" >&2; exit 1; }
test ! -e "$root/db" || { echo "$root already contains a database" >&2; exit 1; }

mkdir -p "$root"
cp --archive "$backup/." "$root/"
touch "$root/_restore"
