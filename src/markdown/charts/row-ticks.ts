import { textWidth } from './sizes'

/** A label on an axis. */
export interface Tick {
  /** Position on the axis, in units of the viewBox. */
  at: number
  text: string
}

/** Properties of the rows' positions that determine their labels. */
export interface RowTicksOf {
  values: readonly number[]
  /** Minimum distance between two values. */
  gap: number
  /** Length of the axis, in units of the viewBox. */
  width: number
  at: (value: number) => number
  /** Returns approximately this many round values. */
  round: (count: number) => number[]
  /** Returns the format of labels at a distance of `step`. */
  textFor: (step: number) => (value: number) => string
  /** Whether the label represents its value exactly. */
  exact: (value: number) => boolean
}

/** Space between two labels. */
const FREE = 12
/** Estimated width of a label, in units of the viewBox, which determines how many fit. */
const USUAL_WIDTH = 60

/** Width of a short label such as `14:00`, likewise. */
const SHORT_WIDTH = 40

/**
 * Returns the positions of the rows themselves if all of their labels fit, otherwise round values; the first and last
 * row if fewer than two round values fit.
 */
export function rowTicks({ values, gap, width, at, round, textFor, exact }: RowTicksOf): Tick[] {
  const labels = (shown: readonly number[], step: number): Tick[] | undefined => {
    const text = textFor(step)
    const room = at(step) - at(0)
    const widest = Math.max(...shown.map((value) => textWidth(text(value))))
    return widest + FREE <= room ? shown.map((value) => ({ at: at(value), text: text(value) })) : undefined
  }
  const own = values.every(exact) ? labels(values, gap) : undefined
  if (own) return own
  const fitting = (shown: readonly number[]): Tick[] | undefined => {
    const [first, second] = shown
    return first === undefined || second === undefined ? undefined : labels(shown, second - first)
  }
  for (let count = Math.floor(width / USUAL_WIDTH); count > 0; count--) {
    const ticks = fitting(round(count))
    if (ticks) return ticks
  }
  // times are rounded to 1 or 5 minutes, and every second minute may still fit
  for (let count = 1; count * SHORT_WIDTH <= width; count++) {
    const ticks = fitting(round(count).filter((_, index) => index % 2 === 0))
    if (ticks) return ticks
  }
  const ends = [Math.min(...values), Math.max(...values)]
  return ends.map((value) => ({ at: at(value), text: textFor(gap)(value) }))
}
