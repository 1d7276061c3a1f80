/** Numbers as readers see them in charts and their summaries. */

const LARGE = 1e6

/** `5`, `5M`, `107,350` or `1.1811`, with as many decimals as the step between neighbours asks for. */
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

/** A value as in the result, with commas between thousands and at most nine significant digits. */
export function plainNumber(value: number): string {
  return `${sign(value)}${Math.abs(value).toLocaleString('en-US', { maximumSignificantDigits: 9 })}`
}

/** Numbers that stand side by side: with as many decimals as the one that has most. */
export function sameDecimals(values: readonly number[]): (value: number) => string {
  const decimals = Math.max(...values.map((value) => plainNumber(value).split('.')[1]?.length ?? 0))
  return (value) =>
    `${sign(value)}${Math.abs(value).toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })}`
}

/** The minus sign of typography: a hyphen is hard to see at this size. */
function sign(value: number): string {
  return value < 0 ? '−' : ''
}

/** Decimals that tell multiples of a step apart: 2 for 0.05. */
function decimalsOf(step: number): number {
  if (step <= 0 || !Number.isFinite(step)) return 0
  const exponent = Math.floor(Math.log10(step) + 1e-9)
  const decimals = Math.max(0, -exponent)
  // 0.25 and 2.5 need one more than their size says
  const scaled = step * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 ? decimals + 1 : decimals
}
