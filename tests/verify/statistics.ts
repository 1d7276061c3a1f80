/** Pearson correlation of two series of the same length. */
export function correlation(a: number[], b: number[]): number {
  const meanA = mean(a)
  const meanB = mean(b)
  const covariance = mean(a.map((value, i) => (value - meanA) * ((b[i] ?? NaN) - meanB)))
  return covariance / Math.sqrt(variance(a) * variance(b))
}

/** Correlation of a series with itself, `lag` steps later. */
export function autocorrelation(series: number[], lag: number): number {
  return correlation(series.slice(lag), series.slice(0, -lag))
}

/** Excess kurtosis: 0 for a normal distribution. */
export function excessKurtosis(series: number[]): number {
  const center = mean(series)
  return mean(series.map((value) => (value - center) ** 4)) / variance(series) ** 2 - 3
}

/** Coefficient of variation: 0 for a clock, 1 for independent arrivals. */
export function dispersion(series: number[]): number {
  return Math.sqrt(variance(series)) / mean(series)
}

/** Log returns of a price series. */
export function returns(prices: number[]): number[] {
  return prices.slice(1).map((price, i) => Math.log(price / (prices[i] ?? NaN)))
}

/** Differences between adjacent values. */
export function steps(series: number[]): number[] {
  return series.slice(1).map((value, i) => value - (series[i] ?? NaN))
}

/** Quantile: the value below which a share of the series lies. */
export function quantile(series: number[], share: number): number {
  const sorted = [...series].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

export function mean(series: number[]): number {
  return series.reduce((sum, value) => sum + value, 0) / series.length
}

function variance(series: number[]): number {
  const center = mean(series)
  return mean(series.map((value) => (value - center) ** 2))
}
