"""Write the best bid and ask of each Databento MBP-1 record to QuestDB."""

import sys
from datetime import datetime, timezone

import databento as db
from questdb.ingress import Sender, TimestampNanos


def write_quotes(sender, symbol_of):
    """Return a callback that adds a row to the sender for each MBP-1 record."""

    def on_record(record):
        if not isinstance(record, db.MBP1Msg):
            return  # symbol mappings, heartbeats, and errors
        sender.row(
            "top_of_book",
            symbols={"symbol": symbol_of(record)},
            columns={
                "bid": record.pretty_bid_px_00,
                "bid_size": record.bid_sz_00,
                "ask": record.pretty_ask_px_00,
                "ask_size": record.ask_sz_00,
            },
            at=TimestampNanos(record.ts_event),
        )

    return on_record


def symbols_of_file(store):
    """Return a function that looks up the symbol of a record by its instrument ID."""
    names = {}
    for symbol, mappings in store.mappings.items():
        for mapping in mappings:
            names[int(mapping["symbol"])] = symbol
    return lambda record: names[record.instrument_id]


if __name__ == "__main__":
    store = db.DBNStore.from_file(sys.argv[1])
    with Sender.from_conf("http::addr=localhost:9000;") as sender:
        store.replay(write_quotes(sender, symbols_of_file(store)))
