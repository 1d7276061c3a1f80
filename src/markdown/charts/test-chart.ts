import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Cell, RowsResult } from '../../records/record-format'
import { ChartError } from './chart-error'
import { parseChartFlag } from './chart-flag'
import { drawChart } from './draw-chart'

/** Creates a result with columns written as `name:TYPE`. */
export function result(columns: string, rows: Cell[][], rowCount = rows.length): RowsResult {
  return {
    kind: 'rows',
    sql: 'SELECT',
    columns: columns.split(' ').map((column) => {
      const [name = '', type = ''] = column.split(':')
      return { name, type }
    }),
    rows,
    rowCount,
  }
}

/** Returns the HTML of a chart in all sizes. */
export const draw = (given: RowsResult, flag: string): string =>
  toHtml(drawChart(given, parseChartFlag(flag), { id: 'c', title: 'Chart: Test' }) as never)

/** Returns the HTML of parts of a drawing. */
export const htmlOf = (parts: ElementContent | ElementContent[]): string => toHtml(parts as never)

/** Returns the error with which a chart is rejected. */
export function chartFailure(act: () => unknown): ChartError {
  try {
    act()
  } catch (error) {
    if (error instanceof ChartError) return error
    throw error
  }
  throw new Error('the chart was accepted')
}

/** Returns the drawings of all sizes, without the places of the rows. */
export const drawings = (html: string): string[] => html.match(/<svg.*?<\/svg>/gs) ?? []
/** Returns the drawing for wide places. */
export const wide = (html: string): string => /<svg class="wide".*?<\/svg>/s.exec(html)?.[0] ?? ''
/** Returns the drawing for narrow places. */
export const narrow = (html: string): string => /<svg class="narrow".*?<\/svg>/s.exec(html)?.[0] ?? ''

/** Returns all paths with these classes. */
export const paths = (html: string, classes: string): string[] =>
  [...html.matchAll(new RegExp(`<path class="${classes}" d="([^"]*)"`, 'g'))].map(([, d]) => d ?? '')
/** Returns the first path with these classes, or an empty string. */
export const path = (html: string, classes: string): string => paths(html, classes)[0] ?? ''

/** Returns the numbers of a path. */
export const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
/** Returns the points of a path that consists of absolute moves and lines. */
export const points = (d: string): [number, number][] =>
  [...d.matchAll(/[ML]([-\d.]+)[ ,]([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
/** Returns the bounding boxes of rectangles that are written as `M x y V end h width`. */
export const boxes = (d: string): { left: number; right: number; from: number; to: number }[] =>
  [...d.matchAll(/M([-\d.]+) ([-\d.]+)V([-\d.]+)h([-\d.]+)/g)].map(([, x, from, to, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    from: Number(from),
    to: Number(to),
  }))

/** Returns the sentence that describes a chart. */
export const summary = (html: string): string => /<desc[^>]*>([^<]*)</.exec(html)?.[1] ?? ''

/** Returns the labels that have a class, with their position and text. */
export const labels = (html: string, className: string): { x: number; y: number; text: string }[] =>
  [...html.matchAll(/<text x="([^"]+)" y="([^"]+)" class="([^"]*)">([^<]*)</g)].flatMap(
    ([, x, y, classes, text]) =>
      classes?.split(' ').includes(className) ? [{ x: Number(x), y: Number(y), text: text ?? '' }] : [],
  )

/** Returns the y coordinates of the grid lines, with the text of their labels. */
export const grid = (html: string): { y: number; text: string }[] => {
  const texts = labels(html, 'end').filter(({ text }) => /^−?[\d.,]+[MG]?$/.test(text))
  return [...path(html, 'grid').matchAll(/M[-\d.]+ ([-\d.]+)H/g)].map(([, y], index) => ({
    y: Number(y),
    text: texts[index]?.text ?? '',
  }))
}

/** Returns the y coordinate of the grid line with this label. */
export const gridLine = (html: string, text: string): number =>
  grid(html).find((line) => line.text === text)?.y ?? NaN

/** Formats a time as the server does, in minutes after July 1, 2025, 09:00. */
export const at = (minute: number): string =>
  new Date(Date.UTC(2025, 6, 1, 9, minute)).toISOString().replace('.000Z', '.000000Z')
