import { textWidth } from './sizes'

/** A label of an axis. */
export interface Tick {
  /** Place on the axis, in units of the viewBox. */
  at: number
  text: string
}

/** What is known of the rows' places when their labels are chosen. */
export interface RowTicksOf {
  values: readonly number[]
  /** Shortest distance between two values. */
  gap: number
  /** Of the axis, in units of the viewBox. */
  width: number
  at: (value: number) => number
  /** About so many round values. */
  round: (count: number) => number[]
  /** How labels are written that are a step apart. */
  textFor: (step: number) => (value: number) => string
  /** The label of a value says all of it. */
  exact: (value: number) => boolean
}

/** Between two labels. */
const FREE = 12
/** Of a label, in units of the viewBox, for a first guess of how many there are. */
const USUAL_WIDTH = 60

/**
 * The rows' own places where all of their labels fit, otherwise round ones; the first and the last row where fewer than two
 * round ones fit.
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
  for (let count = Math.floor(width / USUAL_WIDTH); count > 0; count--) {
    const shown = round(count)
    const [first, second] = shown
    const fitting = first === undefined || second === undefined ? undefined : labels(shown, second - first)
    if (fitting) return fitting
  }
  const ends = [Math.min(...values), Math.max(...values)]
  return ends.map((value) => ({ at: at(value), text: textFor(gap)(value) }))
}
