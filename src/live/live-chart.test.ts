import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { readAnswer } from './read-answer'
import { liveChart } from './live-chart'

/** What is drawn for a response of the server with these columns and rows. */
function draw(columns: [string, string][], dataset: unknown[][]): string {
  const names = columns.map(([name, type]) => ({ name, type }))
  const { result } = readAnswer('q', JSON.stringify({ columns: names, dataset }))
  if (result.kind !== 'rows') throw new Error('no rows')
  const chart = liveChart(result, 'line x=ts y=price', { id: 'live-chart-1', title: 'Chart: Price' })
  return typeof chart === 'string' ? chart : toHtml(chart as never)
}
const TS: [string, string] = ['ts', 'TIMESTAMP']
const PRICE: [string, string] = ['price', 'DOUBLE']
const at = (hour: number) => `2025-07-01T0${hour}:00:00.000000Z`

it('draws rows that have the columns of the chart, whatever else they have', () => {
  const svg = draw(
    [PRICE, ['other', 'STRING'], TS],
    [
      [1.5, 'a', at(1)],
      [2.5, 'b', at(2)],
    ],
  )
  expect(svg).toMatch(/^<div class="chart" data-x="0,1000" [^>]*><svg class="wide"/)
  expect(svg).toContain('aria-labelledby="live-chart-1-wide-title live-chart-1-wide-summary"')
})

const rows = (...prices: unknown[]) => prices.map((price, hour) => [at(hour), price])

it.each<[string, [string, string], unknown[][]]>([
  ['uses column "price", which is not in the result', ['cost', 'DOUBLE'], rows(1, 2)],
  ['uses price, which is not numeric', ['price', 'STRING'], rows('x', 'y')],
  ['has one row to draw', PRICE, rows(1)],
  ['has no rows to draw', PRICE, []],
  ['has two rows with the same ts', PRICE, [...rows(1), ...rows(2)]],
  ['cannot place row 2', PRICE, [...rows(1), [null, 2]]],
  ['cannot place row 2', PRICE, [...rows(1), ['later', 2]]],
  ['cannot draw price of row 1', PRICE, rows(1e308, -1e308)],
])('says why there is none: %s', (reason, price, dataset) => {
  const drawn = draw([TS, price], dataset)
  expect(drawn).toMatch(/^No chart: the chart .+\.$/)
  expect(drawn).toContain(reason)
})

it.each([[rows(1e-12, 2e-12)], [rows(0, 0)], [rows(1e18, -1e18)], [rows(null, 1)]])(
  'draws values of any size: %j',
  (dataset) => {
    expect(draw([TS, PRICE], dataset)).toMatch(/^<div(?!.*(?:NaN|Infinity))/s)
  },
)
