import type { Cell } from '../../records/record-format'

/** The visible part of a timestamp, and the parts that are the same in every row. Combined, they're the full text. */
export interface TimeParts {
  /** The date, if all rows have the same one. */
  before: string
  shown: string
  /** Units that are zero in every row, and the Z. */
  after: string
}

const TIME = /^(-?\d{4,}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)\.(\d{3,9})Z$/

/**
 * Returns how to display the timestamps of a column: without units that are zero in every row, and without the date if
 * it's the same in every row and the time isn't.
 *
 * @returns the common date, and a function that splits a value; undefined if the column contains other text
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
  // number of characters from the T: THH:MM, THH:MM:SS, or THH:MM:SS. with decimals
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
