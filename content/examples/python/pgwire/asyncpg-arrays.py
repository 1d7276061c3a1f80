import asyncio

import asyncpg

# asyncpg looks up array types in system functions that QuestDB lacks. This registers DOUBLE[]
# by its OID through an internal interface of asyncpg, which can change with any release.
FLOAT8_ARRAY = {
    "oid": 1022,
    "name": "_float8",
    "ns": "pg_catalog",
    "kind": "b",
    "elemtype": 701,
    "elemtype_name": "float8",
    "elemdelim": ",",
    "depth": 0,
    "basetype": None,
    "range_subtype": None,
    "attrtypoids": None,
}


async def register_arrays(connection):
    connection._protocol.get_settings().register_data_types([FLOAT8_ARRAY])


async def main():
    connection = await asyncpg.connect(
        host="localhost", port=8812, user="admin", password="quest", database="qdb"
    )
    try:
        await register_arrays(connection)
        bids = [[1.1811, 1.1810], [300_000.0, 400_000.0]]
        row = await connection.fetchrow(
            "SELECT $1::DOUBLE[][] AS bids, ARRAY[1.5, 2.5] AS sizes", bids
        )
    finally:
        await connection.close()
    print(row["bids"], row["sizes"])


asyncio.run(main())
