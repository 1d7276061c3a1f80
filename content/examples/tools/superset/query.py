import requests

API = "http://localhost:8088/api/v1"

session = requests.Session()
login = session.post(
    f"{API}/security/login",
    json={"username": "admin", "password": "admin", "provider": "db"},
)
login.raise_for_status()
session.headers["Authorization"] = f"Bearer {login.json()['access_token']}"
session.headers["X-CSRFToken"] = session.get(f"{API}/security/csrf_token/").json()["result"]


def post(path: str, body: dict) -> dict:
    response = session.post(f"{API}/{path}", json=body)
    if not response.ok:
        raise SystemExit(f"{path}: {response.status_code} {response.text}")
    return response.json()


# A query as SQL Lab runs it; 1 is the ID of the first database.
sql = """
    SELECT timestamp, symbol, avg(price) AS price
    FROM trades
    SAMPLE BY 1m
    ORDER BY timestamp, symbol
"""
print("SQL Lab")
for row in post("sqllab/execute/", {"database_id": 1, "sql": sql})["data"]:
    print(row["timestamp"], row["symbol"], round(row["price"], 2))

# A chart: the average price for each minute and symbol, between two dates.
dataset = post("dataset/", {"database": 1, "schema": "public", "table_name": "trades"})
minute = {
    "columnType": "BASE_AXIS",
    "expressionType": "SQL",
    "sqlExpression": "timestamp",
    "label": "timestamp",
    "timeGrain": "PT1M",
}
price = {
    "expressionType": "SIMPLE",
    "aggregate": "AVG",
    "column": {"column_name": "price"},
    "label": "price",
}
chart = post(
    "chart/data",
    {
        "datasource": {"id": dataset["id"], "type": "table"},
        "queries": [
            {
                "columns": [minute, "symbol"],
                "metrics": [price],
                "filters": [
                    {"col": "timestamp", "op": "TEMPORAL_RANGE", "val": "2025-07-01 : 2025-07-02"}
                ],
                "orderby": [["timestamp", True]],
            }
        ],
    },
)["result"][0]
print("\nChart")
print(chart["query"].strip())
print(chart["rowcount"], "rows")
