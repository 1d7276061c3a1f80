"""Write a small DBN file with made-up MBP-1 records, because real data requires an API key."""

import sys
from datetime import date
from types import SimpleNamespace

import databento_dbn as dbn

START = 1751376600_000000000  # 2025-07-01T13:30:00Z, when regular trading begins in New York
BIDS = [6245.25, 6245.50, 6245.25]

metadata = dbn.Metadata(
    dataset="GLBX.MDP3",
    schema=dbn.Schema.MBP_1,
    start=START,
    end=START + 1_000_000_000,
    stype_in=dbn.SType.RAW_SYMBOL,
    stype_out=dbn.SType.INSTRUMENT_ID,
    symbols=["ESU5"],
    mappings=[
        SimpleNamespace(
            raw_symbol="ESU5",
            intervals=[
                SimpleNamespace(
                    start_date=date(2025, 7, 1), end_date=date(2025, 7, 2), symbol="14160"
                )
            ],
        )
    ],
)

with open(sys.argv[1], "wb") as file:
    file.write(metadata.encode())
    for i, bid in enumerate(BIDS):
        price = int(bid * 1e9)
        record = dbn.MBP1Msg(
            publisher_id=1,
            instrument_id=14160,
            ts_event=START + i * 1_500_123,
            price=price,
            size=1,
            action=dbn.Action.ADD,
            side=dbn.Side.BID,
            depth=0,
            ts_recv=START + i * 1_500_123 + 20_000,
            levels=dbn.BidAskPair(
                bid_px=price, ask_px=price + 250_000_000, bid_sz=40 + i, ask_sz=55 - i
            ),
        )
        file.write(bytes(record))
