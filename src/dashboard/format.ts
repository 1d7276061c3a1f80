import { ownValue } from '../own-value'

/** How numbers and times are written. Times are UTC, because markets that never close have no other. */

/** Digits after the point with which a price says enough: 107,241.49, 0.5731. */
export function digitsOf(price: number): number {
  const size = Math.abs(price)
  if (size >= 100) return 2
  return size >= 1 ? 3 : 5
}

/**
 * A number with a fixed count of digits after the point; a dash for null. Not by Intl.NumberFormat: to make the first
 * one holds a phone up for 150 ms.
 */
export function formatNumber(value: number | null | undefined, digits: number): string {
  if (value === null || value === undefined) return '–'
  const [whole = '', part] = value.toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A time on an axis that has room for little, as what begins there: 2025, Jul, 3 or 21:05. */
export function formatTick(time: number, begins: 'year' | 'month' | 'day' | 'minute'): string {
  const date = new Date(time)
  switch (begins) {
    case 'year':
      return String(date.getUTCFullYear())
    case 'month':
      return MONTHS[date.getUTCMonth()] ?? ''
    case 'day':
      return String(date.getUTCDate())
    case 'minute':
      return formatClock(time).slice(0, 5)
  }
}

const UNITS: Record<string, string> = { m: 'minute', h: 'hour', d: 'day' }

/** Size of a candle in words: `5 minutes` for 5m. */
export function formatStep(step: string): string {
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(step) ?? []
  const word = ownValue(UNITS, unit)
  if (word === undefined) return step
  return `${count} ${word}${count === '1' ? '' : 's'}`
}
