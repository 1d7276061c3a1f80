/** Formats a measured value with its unit: as an integer unless it's less than one, and a rate in millions. */
export function measuredValue(value: number, unit: string): string {
  if (unit !== 'rows per second') return `${value < 1 ? value.toPrecision(1) : grouped(value)} ${unit}`
  if (value < 1e6) return `${grouped(value)} rows/s`
  return `${(value / 1e6).toLocaleString('en-US', { maximumSignificantDigits: 3 })}M rows/s`
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
