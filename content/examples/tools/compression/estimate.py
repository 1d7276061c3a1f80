"""Estimates how much space the files of a folder would need on ZFS, without a ZFS pool.

Usage: estimate.py FOLDER
Requires: pip install lz4 zstandard
"""

import os
import sys

import lz4.block
import zstandard

RECORD = 128 * 1024  # recordsize, the default of ZFS
SECTOR = 4 * 1024  # ashift=12

CODECS = {
    "lz4": lambda record: lz4.block.compress(record, store_size=False),
    "zstd-3": zstandard.ZstdCompressor(level=3).compress,
    "zstd-9": zstandard.ZstdCompressor(level=9).compress,
}


def sectors(length):
    """Bytes that a record occupies: a multiple of the sector size."""
    return -(-length // SECTOR) * SECTOR


sizes = dict.fromkeys(["uncompressed", *CODECS], 0)
for folder, _, names in os.walk(sys.argv[1]):
    for name in names:
        with open(os.path.join(folder, name), "rb") as file:
            while record := file.read(RECORD):
                whole = sectors(len(record))
                sizes["uncompressed"] += whole
                for codec, compress in CODECS.items():
                    sizes[codec] += min(whole, sectors(len(compress(record))))

for codec, size in sizes.items():
    print(f"{codec:13}{size / 1e6:8.1f} MB{sizes['uncompressed'] / max(size, 1):6.2f}x")
