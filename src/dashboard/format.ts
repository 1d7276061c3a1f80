/** How numbers and times are written. Times are UTC, because markets that never close have no other. */

const formats = new Map<number, Intl.NumberFormat>()

/** Digits after the point with which a price says enough: 107,241.49, 0.5731. */
export function digitsOf(price: number): number {
  const size = Math.abs(price)
  if (size >= 100) return 2
  return size >= 1 ? 3 : 5
}

/** A number with a fixed count of digits after the point; a dash for null. */
export function formatNumber(value: number | null | undefined, digits: number): string {
  if (value === null || value === undefined) return '–'
  let format = formats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(digits, format)
  }
  return format.format(value)
}

/** A price with the digits that it needs. */
export function formatPrice(price: number | null | undefined): string {
  return formatNumber(price, digitsOf(price ?? 0))
}

/** 2025-07-03 21:05:00, to the second or the minute. */
export function formatTime(time: number, to: 'minute' | 'second' = 'minute'): string {
  return new Date(time)
    .toISOString()
    .slice(0, to === 'minute' ? 16 : 19)
    .replace('T', ' ')
}

/** 21:05:00 */
export function formatClock(time: number): string {
  return new Date(time).toISOString().slice(11, 19)
}

const UNITS: Record<string, string> = { m: 'minute', h: 'hour', d: 'day' }

/** Size of a candle in words: `5 minutes` for 5m. */
export function formatStep(step: string): string {
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(step) ?? []
  const word = UNITS[unit]
  if (word === undefined) return step
  return `${count} ${word}${count === '1' ? '' : 's'}`
}
