import json
import sys
from urllib.request import Request, urlopen

with open(sys.argv[1]) as file:
    body = json.dumps({"query": file.read()}).encode()

request = Request(
    "http://127.0.0.1:47334/api/sql/query", body, {"Content-Type": "application/json"}
)
with urlopen(request) as response:
    result = json.load(response)

if result["type"] == "error":
    sys.exit(result["error_message"])
if result["type"] == "table":
    print(*result["column_names"], sep=" | ")
    for row in result["data"]:
        print(*row, sep=" | ")
