/** Milliseconds before the first try after a failure, and at most before any. */
export const FIRST_WAIT = 1000
export const LONGEST_WAIT = 60_000

/**
 * How long to wait before trying again: 1 s, 2 s, 4 s … 60 s, each between 75 and 100 per cent of that by chance, so
 * that readers whom one outage struck do not come back in one moment.
 * @param failures in a row, from 1
 * @param chance 0 to 1
 * @returns milliseconds
 */
export function backOff(failures: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
  return Math.round(wait * (0.75 + 0.25 * chance))
}
