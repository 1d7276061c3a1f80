#!/usr/bin/env bash
# Writes a DBN file, sends it to QuestDB, and reads the rows. The live gateway needs an API key, so live.py is only compiled.
set -euo pipefail

venv="$CACHE/venv-$(sha256sum requirements.txt | cut -c1-16)"
if [ ! -f "$venv/ready" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  touch "$venv/ready"
fi
python="$venv/bin/python"

"$python" make_sample.py quotes.dbn
"$python" top_of_book.py quotes.dbn
"$python" -m py_compile live.py
"$python" -c 'import databento as db; db.Live.subscribe, db.Live.add_callback, db.Live.symbology_map, db.Live.block_for_close'

curl -sfG "localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=SELECT wait_wal_table('top_of_book')" > /dev/null
PGPASSWORD=quest psql --no-psqlrc --quiet -h localhost -p "$QUESTDB_PG" -U admin -d qdb \
  --pset footer=off -c "SELECT * FROM top_of_book" > "$OUT/rows.txt"

"$python" -m pip list 2> /dev/null | awk '
  $1 == "databento" { print "databento " $2 }
  $1 == "questdb" { print "questdb " $2 }' > "$OUT/versions.txt"
"$python" --version >> "$OUT/versions.txt"
