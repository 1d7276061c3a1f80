/** Maps numbers of a domain to a range, in proportion. */
export type LinearScale = (value: number) => number

/** A scale of which both ends of the domain are given. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
): LinearScale {
  const [from, to] = domain
  const [first, last] = range
  return (value) => {
    const part = (value - from) / (to - from)
    return first * (1 - part) + last * part
  }
}

/** A distance between round values, as a fraction: a tenth that is added up is soon no tenth. */
interface Step {
  numerator: number
  denominator: number
}

/** 1, 2 or 5 times a power of ten, of which about `count` fit between two values. */
function roundStep(from: number, to: number, count: number): Step {
  const wanted = (to - from) / count
  const power = Math.floor(Math.log10(wanted))
  const rest = wanted / 10 ** power
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1
  return power < 0
    ? { numerator: 1, denominator: 10 ** -power / factor }
    : { numerator: 10 ** power * factor, denominator: 1 }
}

/** The distance between round values, of which about `count` fit between two values. */
export function stepOf(from: number, to: number, count: number): number {
  const { numerator, denominator } = roundStep(from, to, count)
  return numerator / denominator
}

/** About `count` round values between two, ends included. */
export function roundTicks(from: number, to: number, count: number): number[] {
  const { numerator, denominator } = roundStep(from, to, count)
  const valueOf = (index: number) => (index * numerator) / denominator
  let first = Math.round((from / numerator) * denominator)
  if (valueOf(first) < from) first++
  let last = Math.round((to / numerator) * denominator)
  if (valueOf(last) > to) last--
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => valueOf(first + index))
}

/** The ends moved outwards to round values; the wider domain may have another step, which moves them again. */
export function roundEnds(low: number, high: number, count: number): [number, number] {
  let [from, to] = [low, high]
  let before = 0
  for (let tries = 0; tries < 10; tries++) {
    const { numerator, denominator } = roundStep(from, to, count)
    if (numerator / denominator === before) break
    before = numerator / denominator
    from = (Math.floor((from / numerator) * denominator) * numerator) / denominator
    to = (Math.ceil((to / numerator) * denominator) * numerator) / denominator
  }
  return [from, to]
}
