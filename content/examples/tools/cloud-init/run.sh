#!/usr/bin/env bash
# Checks the user data against the schema of cloud-init, its unit with systemd, and its configuration with a server.
set -euo pipefail
. "$LIB"

cloud-init schema --config-file questdb.yml | sed "s#$PWD/##" >"$OUT/schema.txt" 2>&1

python3 - <<'PYTHON'
import re
text = open('questdb.yml').read()
def content(path):
    block = re.search(re.escape(f'- path: {path}') + r'\n    content: \|\n((?:      .*\n|\n)+)', text)[1]
    return re.sub(r'^ {6}', '', block, flags=re.M)
unit = content('/etc/systemd/system/questdb.service')
open('questdb.service', 'w').write(unit.replace('/opt/questdb/questdb.jar', '/questdb.jar'))
# The server of this run sets its own addresses.
lines = [line for line in content('/opt/questdb/server.conf').splitlines() if 'bind.to' not in line]
open('settings', 'w').write('\n'.join(lines + ['pg.password=0123456789abcdef']) + '\n')
PYTHON
systemd-analyze verify ./questdb.service >>"$OUT/schema.txt" 2>&1

mapfile -t settings <settings
start_questdb node "${settings[@]}"
sql "$NODE_HTTP" "SELECT property_path, value_source FROM (SHOW PARAMETERS) WHERE property_path IN ('pg.password', 'config.validation.strict')" >"$OUT/rows.txt"

cloud-init --version 2>&1 | sed -E 's#.* ([0-9.]+).*#cloud-init \1#' >"$OUT/versions.txt"
systemctl --version | sed -n '1s/ (.*//p' >>"$OUT/versions.txt"
