import type { ElementContent } from 'hast'
import { area as areaShape, curveStepAfter, curveStepBefore, line } from 'd3-shape'
import { s } from 'hastscript'
import { baseLine, label, rowAxis, valueAxis } from './axes'
import { ChartError } from './chart-error'
import type { ChartOf } from './drawing'
import { frame } from './frame'
import { plainNumber } from './numbers'
import { readSeries } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { rowScale } from './scales'
import { px } from './sizes'

interface Side {
  name: string
  /** Indexes of the rows that belong to the side. */
  at: number[]
  /** Cumulative volume by row; null in rows of the other side. */
  values: (number | null)[]
}

/**
 * Draws an order book: the volume that can be traded down to or up to each price. Each row is a price of one side and
 * is null for the other. The query accumulates the volumes.
 */
export const depth: ChartOf = (result, columns) => {
  const x = columns.x?.[0] ?? ''
  const { rows, positions, order } = rowsInOrder(result, x)
  if (positions.kind !== 'number')
    throw new ChartError(`the depth chart has no prices: ${x} is not numeric`, 'use a price column for x')
  const prices = positions.values
  const side = (role: 'bids' | 'asks'): Side => {
    const { name, values } = readSeries(rows, columns[role]?.[0] ?? '')
    return { name, values, at: values.flatMap((value, index) => (value === null ? [] : [index])) }
  }
  const [bids, asks] = [side('bids'), side('asks')]
  if ((bids.at.at(-1) ?? 0) >= (asks.at[0] ?? 0))
    throw new ChartError(
      'the depth chart has a bid at or above an ask',
      'return one side per row, with null for the other, from a single order book snapshot',
    )
  checkCumulated(bids, [...bids.at].reverse())
  checkCumulated(asks, asks.at)
  const volume = ({ values }: Side, at: number | undefined) => plainNumber(values[at ?? 0] ?? 0)
  const price = (at: number | undefined) => plainNumber(prices[at ?? 0] ?? 0)
  const volumes = [...bids.values, ...asks.values].filter((value) => value !== null)
  return {
    summary: `${prices.length} price levels: best bid ${price(bids.at.at(-1))} with volume ${volume(bids, bids.at.at(-1))}, cumulative volume ${volume(bids, bids.at[0])} down to ${price(bids.at[0])}; best ask ${price(asks.at[0])} with volume ${volume(asks, asks.at[0])}, cumulative volume ${volume(asks, asks.at.at(-1))} up to ${price(asks.at.at(-1))}.`,
    draw(size) {
      const { area, value } = frame(size, { values: volumes, withZero: true, withHeading: false })
      // half a step at both ends makes the last level as visible as the others
      const scale = rowScale(positions, area, true)
      const zero = value.y(0)
      const draw = ({ at, values, name }: Side, kind: 'bids' | 'asks'): ElementContent[] => {
        const outer = kind === 'bids' ? area.left : area.right
        const points = at.map((row): [number, number] => [scale.x[row] ?? 0, value.y(values[row] ?? 0)])
        const [far, best] = kind === 'bids' ? [points[0], points.at(-1)] : [points.at(-1), points[0]]
        const end: [number, number] = [outer, far?.[1] ?? zero]
        const all = kind === 'bids' ? [end, ...points] : [...points, end]
        const curve = kind === 'bids' ? curveStepBefore : curveStepAfter
        const fill = areaShape().y0(zero).curve(curve).digits(1)
        const edge = line().curve(curve).digits(1)
        const drop = `M${px(best?.[0] ?? 0)} ${px(best?.[1] ?? 0)}V${px(zero)}`
        const labelX = outer + (kind === 'bids' ? 6 : -6)
        return [
          s('path', { className: ['area', kind], d: fill(all) ?? '' }),
          s('path', { className: ['edge', kind], d: (edge(all) ?? '') + drop }),
          label(labelX, end[1] - 8, name, 'name', kind, ...(kind === 'asks' ? ['end'] : [])),
        ]
      }
      const content = [
        ...valueAxis(value, area),
        ...rowAxis(scale, x, area),
        ...draw(bids, 'bids'),
        ...draw(asks, 'asks'),
        baseLine(zero, area),
      ]
      return { content, places: { x: scale.x, order, area, range: value.range } }
    },
  }
}

/** Checks that the volume only grows away from the best price, which it does if the query accumulates it. */
function checkCumulated({ name, values }: Side, fromBest: readonly number[]): void {
  fromBest.forEach((row, index) => {
    const before = fromBest[index - 1]
    if (before !== undefined && (values[row] ?? 0) < (values[before] ?? 0))
      throw new ChartError(
        `the depth chart uses ${name}, which is not cumulative: it decreases away from the best price`,
        'compute the cumulative volume in the query, starting at the best price',
      )
  })
}
