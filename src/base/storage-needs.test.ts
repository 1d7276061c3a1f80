import { describe, expect, it } from 'vitest'
import { readableBytes, storageNeeds, type Workload } from './storage-needs'

const TRADES: Workload = {
  rowsPerSecond: 10_000,
  eightByteColumns: 2,
  fourByteColumns: 2,
  otherBytes: 0,
  retentionDays: 30,
  partitionDays: 1,
  walHours: 12,
}

describe('storageNeeds', () => {
  it('adds data, WAL, and a partition, and leaves a fifth of the disk free', () => {
    expect(storageNeeds(TRADES)).toEqual({
      bytesPerRow: 32,
      data: 829_440_000_000,
      walReserve: 17_280_000_000,
      partitionCopy: 27_648_000_000,
      disk: 1_092_960_000_000,
    })
  })

  it('counts the designated timestamp even without other columns', () => {
    const { bytesPerRow } = storageNeeds({ ...TRADES, eightByteColumns: 0, fourByteColumns: 0 })
    expect(bytesPerRow).toBe(8)
  })

  it('adds the bytes of other columns', () => {
    expect(storageNeeds({ ...TRADES, otherBytes: 26 }).bytesPerRow).toBe(58)
  })

  it('needs no WAL reserve for zero hours', () => {
    expect(storageNeeds({ ...TRADES, walHours: 0 }).walReserve).toBe(0)
  })
})

describe('readableBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [999_500, '1 MB'],
    [27_648_000_000, '27.6 GB'],
    [1_092_960_000_000, '1.09 TB'],
    [2e22, '20,000 EB'],
  ])('writes %d as %s', (bytes, expected) => {
    expect(readableBytes(bytes)).toBe(expected)
  })
})
