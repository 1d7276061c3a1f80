import type { RecordedColumn } from '../src/dashboard/recording'

/** Maximum number of decimal places. */
const MOST_DECIMALS = 8

/**
 * Returns a column in the format of a recording.
 *
 * @param values text, or numbers, nulls, and lists of numbers
 * @throws {Error} if a number has too many decimal places to be stored exactly
 */
export function recordedColumn(name: string, values: readonly unknown[]): RecordedColumn {
  const numbers = values.flat().filter((value) => typeof value === 'number')
  if (numbers.length === 0) return { name, scale: null, values }
  const scale = scaleOf(numbers)
  if (scale === undefined) throw new Error(`${name}: more than ${MOST_DECIMALS} decimal places`)
  let parts = 0
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write)
    if (typeof value !== 'number') return null
    const before = parts
    parts = Math.round(value * scale)
    return parts - before
  }
  return { name, scale, values: values.map(write) }
}

/** Returns the smallest power of ten with which all numbers are restored exactly. */
function scaleOf(numbers: readonly number[]): number | undefined {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const scale = 10 ** decimals
    if (numbers.every((value) => Math.round(value * scale) / scale === value)) return scale
  }
  return undefined
}
