"""Copy a stream of an Airbyte source to QuestDB with PyAirbyte."""

import airbyte as ab
from questdb.ingress import Sender

source = ab.get_source(
    "source-faker",
    config={"count": 200, "seed": 7, "always_updated": False},
    local_executable="source-faker",
)
source.check()
source.select_streams(["purchases"])

result = source.read()
purchases = result["purchases"].to_pandas()
print("Records read:", len(purchases))

# Airbyte's own columns aren't needed, and the time of the purchase becomes the designated timestamp.
purchases = purchases.drop(columns=[name for name in purchases if name.startswith("_airbyte_")])
purchases.columns = [str(name) for name in purchases.columns]  # the cache returns a subclass of str
purchases = purchases.dropna(subset=["purchased_at"]).sort_values("purchased_at")

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.dataframe(purchases, table_name="purchases", at="purchased_at")
print("Rows sent:", len(purchases))
