interface Step {
  /** Number of the next smaller unit in this one. */
  size: number
  name: string
}

const BYTES: readonly Step[] = [
  { size: 1024, name: 'KiB' },
  { size: 1024, name: 'MiB' },
  { size: 1024, name: 'GiB' },
]

const FROM_MILLISECONDS: readonly Step[] = [
  { size: 1000, name: 's' },
  { size: 60, name: 'min' },
  { size: 60, name: 'h' },
  { size: 24, name: 'd' },
]

const FROM_MICROSECONDS: readonly Step[] = [{ size: 1000, name: 'ms' }, ...FROM_MILLISECONDS]

const STEPS = new Map([
  ['bytes', BYTES],
  ['milliseconds', FROM_MILLISECONDS],
  ['microseconds', FROM_MICROSECONDS],
  ['seconds', FROM_MILLISECONDS.slice(1)],
])

/**
 * Formats a number of bytes or a time in the largest unit in which it's an integer: `64 MiB` for 67108864 bytes.
 *
 * @returns undefined for other units, numbers that aren't integers in a larger unit, and non-integers
 */
export function readableAmount(value: string, unit: string | null): string | undefined {
  const steps = unit === null ? undefined : STEPS.get(unit)
  if (!steps || !/^[1-9]\d*$/.test(value)) return undefined
  let amount = Number(value)
  let name: string | undefined
  for (const step of steps) {
    if (amount % step.size !== 0) break
    amount /= step.size
    name = step.name
  }
  return name === undefined ? undefined : `${amount} ${name}`
}
