"""Run the SQL of a file in MindsDB over its HTTP API and print the result."""

import json
import sys
from pathlib import Path
from urllib.request import Request, urlopen

request = Request(
    "http://127.0.0.1:47334/api/sql/query",
    data=json.dumps({"query": Path(sys.argv[1]).read_text()}).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as response:
    result = json.load(response)

if result["type"] == "error":
    sys.exit(result["error_message"])
if result["type"] == "table":
    for row in [result["column_names"], *result["data"]]:
        print(*row, sep=" | ")
