#!/usr/bin/env bash
# Lists the files of a table with their sizes in bytes: list-files.sh ROOT TABLE
table=$(find "$1/db" -maxdepth 1 -type d -name "$2~*")
cd "$table" || exit
echo "$(basename "$table")/"
find . -type f -printf '%P %s\n' | LC_ALL=C sort | awk '{ printf "  %-34s %10d\n", $1, $2 }'
