/** Where a drawing shows rows and values, in units of its viewBox; src/markdown/charts/draw-chart.ts writes it. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  /** Values at the bottom and at the top. */
  low: number
  high: number
}

/** Reads the attribute `data-plot`. */
export function readPlot(attribute: string): Plot {
  const [left = 0, right = 0, top = 0, bottom = 0, low = 0, high = 0] = attribute.split(' ').map(Number)
  return { left, right, top, bottom, low, high }
}

/** Reads the attribute `data-x`: x of each row of the table, or null for a row that isn't drawn. */
export function readPlaces(attribute: string, { left, right }: Plot): (number | null)[] {
  return attribute
    .split(',')
    .map((place) => (place === '' ? null : left + (Number(place) / 1000) * (right - left)))
}

/** Returns the index of the row that is closest to x; -1 if no row is drawn. */
export function nearestRow(places: readonly (number | null)[], x: number): number {
  let nearest = -1
  let least = Infinity
  places.forEach((place, row) => {
    if (place === null || Math.abs(place - x) >= least) return
    least = Math.abs(place - x)
    nearest = row
  })
  return nearest
}

/** Returns y of a value. */
export function yOf(value: number, { top, bottom, low, high }: Plot): number {
  return bottom - ((value - low) / (high - low)) * (bottom - top)
}

/** A column of a chart. */
export interface Column {
  name: string
  /** Class of the series in the drawing, which determines its color; empty for the column along x. */
  className: string
}

/** Reads the attribute `data-columns`: the column along x, followed by the series. */
export function readColumns(attribute: string): Column[] {
  return attribute.split(' ').map((entry, at) => {
    const end = at === 0 ? -1 : entry.indexOf(':')
    return { className: entry.slice(0, Math.max(0, end)), name: entry.slice(end + 1) }
  })
}

/** Significant digits that distinguish neighboring prices. */
const DIGITS = 8

/**
 * Formats a cell for a label: numbers with separators and without the rounding errors of doubles, timestamps without
 * zeros at their end.
 */
export function formatCell(text: string): string {
  const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(?:\.\d+)?)Z$/.exec(text)
  if (time) {
    const [, day = '', minute = '', rest = ''] = time
    const seconds = rest.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')
    return `${day} ${minute}${seconds === ':00' ? '' : seconds}`
  }
  const number = text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number)
    ? number.toLocaleString('en-US', { maximumSignificantDigits: DIGITS }).replace('-', '−')
    : text
}
