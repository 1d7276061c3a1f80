import { plainNumber } from './numbers'
import type { Positions } from './read-columns'
import { placeText } from './scales'

/** Describes a range: `from Jul 1, 2025, 09:00 to Jul 1, 2025, 10:00 UTC` */
export function spanText(positions: Positions): string {
  const last = positions.values.length - 1
  const zone = positions.kind === 'time' ? ' UTC' : ''
  return `from ${placeText(positions, 0)} to ${placeText(positions, last)}${zone}`
}

/**
 * Describes a series: `price goes from 1.2 to 1.4, with a low of 1.1 at 09:00 and a high of 1.5 at 09:45`. Nulls are
 * skipped.
 */
export function seriesText(
  { name, values }: { name: string; values: readonly (number | null)[] },
  positions: Positions,
): string {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return name
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best))
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best))
  const where = ({ value, at }: { value: number; at: number }) =>
    `${plainNumber(value)} at ${placeText(positions, at)}`
  return `${name} goes from ${plainNumber(first.value)} to ${plainNumber(last.value)}, with a low of ${where(lowest)} and a high of ${where(highest)}`
}
