/** Number formats for charts and their summaries. */

const LARGE = 1e6

/**
 * Formats a tick, such as `5`, `5M`, `107,350`, or `1.1811`, with the decimal places that the distance between ticks
 * requires.
 */
export function axisNumber(step: number, largest: number): (value: number) => string {
  const round = (value: number, unit: number) =>
    (value / unit).toLocaleString('en-US', {
      minimumFractionDigits: 0,
      maximumFractionDigits: decimalsOf(step / unit),
    })
  const unit: [number, string] = largest >= 1e9 ? [1e9, 'G'] : largest >= LARGE ? [LARGE, 'M'] : [1, '']
  if (unit[1] !== '' && decimalsOf(step / unit[0]) <= 2)
    return (value) => (value === 0 ? '0' : `${sign(value)}${round(Math.abs(value), unit[0])}${unit[1]}`)
  return (value) =>
    `${sign(value)}${Math.abs(value).toLocaleString('en-US', {
      minimumFractionDigits: decimalsOf(step),
      maximumFractionDigits: decimalsOf(step),
    })}`
}

/** Formats a value of the result with thousands separators and at most nine significant digits. */
export function plainNumber(value: number): string {
  return `${sign(value)}${Math.abs(value).toLocaleString('en-US', { maximumSignificantDigits: 9 })}`
}

/** Formats adjacent numbers with the same number of decimal places, which is the maximum of any of them. */
export function sameDecimals(values: readonly number[]): (value: number) => string {
  const decimals = Math.max(...values.map((value) => plainNumber(value).split('.')[1]?.length ?? 0))
  return (value) =>
    `${sign(value)}${Math.abs(value).toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })}`
}

/** Uses a minus sign, because a hyphen is hard to see at this size. */
function sign(value: number): string {
  return value < 0 ? '−' : ''
}

/** Returns the decimal places required to distinguish multiples of a step: 2 for 0.05. */
function decimalsOf(step: number): number {
  if (step <= 0 || !Number.isFinite(step)) return 0
  const exponent = Math.floor(Math.log10(step) + 1e-9)
  const decimals = Math.max(0, -exponent)
  // 0.25 and 2.5 require one more than their magnitude suggests
  const scaled = step * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 ? decimals + 1 : decimals
}
