import { ownValue } from '../base/own-value'

/** Formats of numbers and times. Times are in UTC because the markets have no time zone. */

/** Decimal places of an instrument based on its price: 107,241.49, 2.2146, 0.57312. */
export function priceDigits(price: number): number {
  const size = Math.abs(price)
  if (size >= 10) return 2
  return size >= 1 ? 4 : 5
}

/** Maximum number of digits: more would be floating-point noise and make the column wider. */
const AMOUNT_DIGITS = { significant: 8, decimals: 6 }

/** Decimal places required by a column of amounts so that its decimal points align: 3 for 21, 4.5, and 0.125. */
export function amountDigits(amounts: readonly number[]): number {
  const needed = amounts.map((amount) => {
    const digits = Number(amount.toPrecision(AMOUNT_DIGITS.significant)).toFixed(AMOUNT_DIGITS.decimals)
    return digits.replace(/\.?0+$/, '').split('.')[1]?.length ?? 0
  })
  return Math.max(0, ...needed)
}

/**
 * Formats a number with a fixed number of decimal places; a dash for null. Intl.NumberFormat isn't used because
 * creating the first one blocks a phone for 150 ms.
 */
export function formatNumber(value: number | null | undefined, digits: number): string {
  if (value === null || value === undefined) return '–'
  const [whole = '', part] = value.toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}

/**
 * Formats a price.
 *
 * @param instrument a price that determines the decimal places for all prices of the instrument
 */
export function formatPrice(price: number | null | undefined, instrument = price): string {
  return formatNumber(price, priceDigits(instrument ?? 0))
}

/** Returns the currency in which the amounts of a pair are: `BTC` for BTC-USDT; empty if the symbol doesn't name it. */
export function baseOf(symbol: string): string {
  return /^(\w+)[-/]/.exec(symbol)?.[1] ?? ''
}

/** Formats a relative change with its sign: +0.42%. */
export function formatChange(from: number, to: number): string {
  const percent = (100 * (to - from)) / from
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent), 2)}%`
}

/** Formats a time to the second or minute: 2025-07-03 21:05:00 */
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

/** Formats the start of a candle: 21:05, or Jul 2, 21:05 on a day before that of the newest one. */
export function formatMoment(time: number, newest: number): string {
  const clock = formatTick(time, 'minute')
  if (formatTime(time).slice(0, 10) === formatTime(newest).slice(0, 10)) return clock
  return `${formatTick(time, 'month')} ${formatTick(time, 'day')}, ${clock}`
}

/** Formats the period of a candle: 21:05–21:10. */
export function formatCandle(time: number, step: number, newest: number): string {
  return `${formatMoment(time, newest)}–${formatTick(time + step * 1000, 'minute')}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a tick of the time axis by the unit that begins there: 2025, Jul, 3, or 21:05. */
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

/** Spells out a candle size: `5 minutes` for 5m. */
export function formatStep(step: string): string {
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(step) ?? []
  const word = ownValue(UNITS, unit)
  if (word === undefined) return step
  return `${count} ${word}${count === '1' ? '' : 's'}`
}
