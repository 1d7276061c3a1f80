/** Delay before the first retry, in milliseconds. */
const FIRST_WAIT = 1000

/** Maximum delay, in milliseconds. */
export const LONGEST_WAIT = 60_000

/**
 * Returns the delay before the next retry: 1 s, 2 s, 4 s … 60 s, each multiplied by a random factor from 0.75 to 1, so
 * that clients don't all reconnect at the same moment after an outage.
 *
 * @param failures consecutive failures, starting at 1
 * @param chance random number from 0 to 1
 * @returns milliseconds
 */
export function backOff(failures: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
  return Math.round(wait * (0.75 + 0.25 * chance))
}
