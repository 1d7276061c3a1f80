"""Stream the top of the book of an E-mini S&P 500 future from Databento to QuestDB."""

import databento as db
from questdb.ingress import Sender

from top_of_book import write_quotes

client = db.Live()  # reads the key from the environment variable DATABENTO_API_KEY
client.subscribe(
    dataset="GLBX.MDP3", schema="mbp-1", stype_in="continuous", symbols=["ES.c.0"]
)

with Sender.from_conf("http::addr=localhost:9000;auto_flush_interval=500;") as sender:
    client.add_callback(
        write_quotes(sender, lambda record: client.symbology_map[record.instrument_id])
    )
    client.start()
    client.block_for_close()
