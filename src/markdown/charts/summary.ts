import { plainNumber } from './numbers'
import type { Positions } from './read-columns'
import { placeText } from './scales'

/** `from 1 Jul 2025 09:00 to 1 Jul 2025 10:00 UTC` */
export function spanText(positions: Positions): string {
  const last = positions.values.length - 1
  const zone = positions.kind === 'time' ? ' UTC' : ''
  return `from ${placeText(positions, 0)} to ${placeText(positions, last)}${zone}`
}

/** `price is first 1.2, last 1.4, lowest 1.1 at 09:00, highest 1.5 at 09:45`; nulls are passed over. */
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
  return `${name} is first ${plainNumber(first.value)}, last ${plainNumber(last.value)}, lowest ${where(lowest)}, highest ${where(highest)}`
}
