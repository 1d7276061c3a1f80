import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { ownValue } from '../../base/own-value'
import type { RowsResult } from '../../records/record-format'
import { bars } from './bars'
import { candles } from './candles'
import { SERIES_ROLES, type ChartFlag, type ChartKind } from './chart-flag'
import { depth } from './depth'
import type { ChartOf, Drawing, Places } from './drawing'
import { lines } from './lines'
import { checkLength } from './read-columns'
import { px, SIZES } from './sizes'

const KINDS: Readonly<Record<ChartKind, ChartOf>> = {
  candles,
  line: lines('straight'),
  steps: lines('steps'),
  bars,
  depth,
}

/** Identifies a chart on its page. */
export interface ChartName {
  /** Prefix of its ids, unique on the page. */
  id: string
  /** Title for assistive technology, before the summary. */
  title: string
}

/**
 * Draws a recorded result as specified by its fence's flag. The table below it is the text alternative.
 *
 * @throws {ChartError} if the result can't be drawn this way
 */
export function drawChart(result: RowsResult, { kind, columns }: ChartFlag, name: ChartName): Element {
  checkLength(result)
  const box = chartBox(KINDS[kind](result, columns), name)
  return { ...box, properties: { ...box.properties, dataColumns: columnsOf(columns) } }
}

/** Names the columns of a chart: the one along x, then `class:name` for each series, with the class that colors it. */
function columnsOf({ x = [], y = [], ...roles }: ChartFlag['columns']): string {
  const series = y.map((name, at) => `series-${at + 1}:${name}`)
  const others = SERIES_ROLES.flatMap((role) =>
    (ownValue(roles, role) ?? []).map((name) => `${role}:${name}`),
  )
  return [...x, ...series, ...others].join(' ')
}

/**
 * Returns the drawings of a chart. The style sheet hides all but the one that fits the width. Attributes tell
 * src/client/charts/chart-pointer.ts where the rows of the table are: `data-x`, and for each drawing `data-plot`, which
 * is the left, right, top, and bottom of the area, and the values at its bottom and top.
 */
export function chartBox(drawing: Drawing, { id, title }: ChartName): Element {
  const drawn = SIZES.map((size) => {
    const shorter = size.name === 'narrow' ? drawing.narrow : undefined
    const { summary, draw, height = size.height } = shorter ?? drawing
    return { size, summary, height, isShorter: shorter !== undefined, ...draw(size) }
  })
  const places = drawn[0]?.places
  return h(
    'div',
    { className: ['chart'], dataX: places && rowPlaces(places) },
    drawn.map(({ size, summary, height, isShorter, content, places: own }) => {
      const prefix = `${id}-${size.name}`
      return s(
        'svg',
        {
          className: [size.name],
          viewBox: `0 0 ${size.width} ${height}`,
          role: 'img',
          ariaLabelledBy: [`${prefix}-title`, `${prefix}-summary`],
          dataX: own && isShorter ? rowPlaces(own) : undefined,
          dataPlot: own && plotOf(own),
        },
        [
          s('title', { id: `${prefix}-title` }, title),
          s('desc', { id: `${prefix}-summary` }, summary),
          ...content,
        ],
      )
    }),
  )
}

/**
 * Returns the place of each row of the result, in thousandths of the area's width, which are the same in all sizes. The
 * place of a row that isn't drawn is empty.
 */
function rowPlaces({ x, order, area: { left, right } }: Places): string {
  const places = Array<string>(Math.max(...order) + 1).fill('')
  order.forEach((row, at) => {
    places[row] = String(Math.round((((x[at] ?? 0) - left) / (right - left)) * 1000))
  })
  return places.join(',')
}

function plotOf({ area: { left, right, top, bottom }, range }: Places): string {
  return [...[left, right, top, bottom].map(px), ...range].join(' ')
}
