import type { Element } from 'hast'
import { h, s } from 'hastscript'
import type { RowsResult } from '../../records/record-format'
import { bars } from './bars'
import { candles } from './candles'
import type { ChartFlag, ChartKind } from './chart-flag'
import { depth } from './depth'
import type { ChartOf, Drawing } from './drawing'
import { lines } from './lines'
import { checkLength } from './read-columns'
import { SIZES } from './sizes'

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
  return chartBox(KINDS[kind](result, columns), name)
}

/** Returns the drawings of a chart. The style sheet hides all but the one that fits the width. */
export function chartBox(drawing: Drawing, { id, title }: ChartName): Element {
  return h(
    'div',
    { className: ['chart'] },
    SIZES.map((size) => {
      const own = `${id}-${size.name}`
      const shorter = size.name === 'narrow' ? drawing.narrow : undefined
      const { summary, draw, height } = shorter ?? drawing
      return s(
        'svg',
        {
          className: [size.name],
          viewBox: `0 0 ${size.width} ${height ?? size.height}`,
          role: 'img',
          ariaLabelledBy: [`${own}-title`, `${own}-summary`],
        },
        [
          s('title', { id: `${own}-title` }, title),
          s('desc', { id: `${own}-summary` }, summary),
          ...draw(size),
        ],
      )
    }),
  )
}
