import type { Cell } from '../../records/record-format'

/** The parts of a timestamp that a reader sees or that are the same on every row. Together they are the full text. */
export interface TimeParts {
  /** Date, where every row has the same one. */
  before: string
  shown: string
  /** Units that are zero on every row, and the Z. */
  after: string
}

const TIME = /^(-?\d{4,}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)\.(\d{3,9})Z$/

/**
 * How the timestamps of a column are shown: without the units that are zero on every row, and without the date if it is
 * the same on every row and the time of day isn't.
 * @returns the date that the rows share, and a function that divides a value; undefined for a column that has other texts
 */
export function shortenTimes(
  values: readonly Cell[],
): { date: string | undefined; divide: (value: string) => TimeParts } | undefined {
  const texts = values.filter((value): value is string => typeof value === 'string')
  const times = texts.map((value) => TIME.exec(value))
  if (times.length === 0 || times.some((match) => !match)) return undefined
  const part = (at: number) => times.map((match) => match?.[at] ?? '')
  const [dates, clocks, seconds, fractions] = [part(1), part(2), part(3), part(4)]
  const digits = Math.max(...fractions.map((text) => text.replace(/(?:000)+$/, '').length))
  // characters from the T on: THH:MM, THH:MM:SS, or THH:MM:SS. with digits
  const shownLength =
    digits > 0
      ? 10 + digits
      : seconds.some((text) => text !== ':00')
        ? 9
        : clocks.some((text) => text !== '00:00')
          ? 6
          : 0
  const shared = times.length > 1 && new Set(dates).size === 1 && new Set(texts).size > 1
  const date = shared ? dates[0] : undefined
  return {
    date,
    divide: (value) => {
      const end = value.indexOf('T') + shownLength
      const start = date === undefined ? 0 : date.length + 1
      return { before: value.slice(0, start), shown: value.slice(start, end), after: value.slice(end) }
    },
  }
}
