/** Ingestion into a table, and its retention. */
export interface Workload {
  rowsPerSecond: number
  /** Columns of 8 bytes, such as DOUBLE, besides the designated timestamp. */
  eightByteColumns: number
  /** Columns of 4 bytes, such as SYMBOL. */
  fourByteColumns: number
  /** Bytes per row of all other columns. */
  otherBytes: number
  retentionDays: number
  /** Days in a partition. */
  partitionDays: number
  /** Hours of ingestion that the WAL must have room for. */
  walHours: number
}

/** Disk space in bytes. */
export interface StorageNeeds {
  bytesPerRow: number
  data: number
  walReserve: number
  partitionCopy: number
  /** Total disk size that leaves a fifth of the disk free. */
  disk: number
}

const TIMESTAMP_BYTES = 8
/** The WAL stores the row number with the designated timestamp. */
const WAL_EXTRA_BYTES = 8
const SECONDS_PER_DAY = 86_400
const USED_SHARE = 0.8

/** The disk space that a workload needs: the formula of /docs/operations/capacity-planning/. */
export function storageNeeds(workload: Workload): StorageNeeds {
  const { rowsPerSecond, eightByteColumns, fourByteColumns, otherBytes } = workload
  const bytesPerRow = TIMESTAMP_BYTES + 8 * eightByteColumns + 4 * fourByteColumns + otherBytes
  const rowsPerDay = rowsPerSecond * SECONDS_PER_DAY
  const data = rowsPerDay * workload.retentionDays * bytesPerRow
  const walReserve = (rowsPerDay / 24) * workload.walHours * (bytesPerRow + WAL_EXTRA_BYTES)
  const partitionCopy = rowsPerDay * workload.partitionDays * bytesPerRow
  const disk = (data + walReserve + partitionCopy) / USED_SHARE
  return { bytesPerRow, data, walReserve, partitionCopy, disk }
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB']

/** Bytes in decimal units with three significant digits: `1.38 TB`. */
export function readableBytes(bytes: number): string {
  let amount = bytes
  let unit = 0
  // 999.5 and more would be rounded to 1,000
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000
    unit++
  }
  return `${amount.toLocaleString('en-US', { maximumSignificantDigits: 3 })} ${UNITS[unit]}`
}
