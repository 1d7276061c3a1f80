#!/usr/bin/env bash
# Validates the manifests against the schemas of the Kubernetes API, and starts a server with their settings.
set -euo pipefail
. "$LIB"

[ -d "$CACHE/venv" ] || python3 -m venv "$CACHE/venv"
"$CACHE/venv/bin/pip" install -q kubernetes-validate==1.37.0
"$CACHE/venv/bin/kubernetes-validate" --kubernetes-version 1.33.0 --strict questdb.yaml secret.yaml >"$OUT/check.txt" 2>&1 ||
  { cat "$OUT/check.txt" >&2; exit 1; }

# The same environment variables. A file mounted into conf/ would make root the owner of that folder on a new volume,
# and the server couldn't write its other files there.
"$CACHE/venv/bin/python" - <<'PYTHON'
import yaml
documents = list(yaml.safe_load_all(open('questdb.yaml'))) + [yaml.safe_load(open('secret.yaml'))]
kinds = {each['kind']: each for each in documents}
variables = kinds['ConfigMap']['data'] | kinds['Secret']['stringData']
open('environment', 'w').write(''.join(f'export {name}={value}\n' for name, value in variables.items()))
probe = kinds['StatefulSet']['spec']['template']['spec']['containers'][0]['readinessProbe']['httpGet']
open('probe', 'w').write(probe['path'])
PYTHON
. ./environment
ready() { curl -sS -o /dev/null -w '%{http_code}' "$@" "http://127.0.0.1:$NODE_MIN$(cat probe)"; }
export CURL_HOME="$PWD"
echo "user = $QDB_HTTP_USER:$QDB_HTTP_PASSWORD" >.curlrc
start_questdb node
rm .curlrc
{
  echo "probe without a password: $(ready)"
  echo "query without a password: $(curl -sS -o /dev/null -w '%{http_code}' -G "http://127.0.0.1:$NODE_HTTP/exec" --data-urlencode 'query=SELECT 1')"
} >"$OUT/probe.txt"

"$CACHE/venv/bin/pip" list 2>/dev/null | sed -nE 's/^(kubernetes-validate) +/\1 /p' >"$OUT/versions.txt"
echo 'Kubernetes API 1.33' >>"$OUT/versions.txt"
