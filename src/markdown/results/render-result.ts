import type { Element, ElementContent } from 'hast'
import type { ExampleRecord, PageRecord, SqlExample } from '../../records/record-format'
import { findExample } from '../../records/record-format'
import { ChartError } from '../charts/chart-error'
import type { ChartFlag } from '../charts/chart-flag'
import { drawChart } from '../charts/draw-chart'
import type { RenderedFence } from '../code/rehype-code'
import type { FenceMeta } from '../../records/fence-meta'
import { resultFrame, type ResultPart } from './result-frame'
import { shownStatements } from './shown-statements'
import { tableResult } from './table-result'
import { errorResult, planResult, shellResult } from './text-results'

/** Returns the URL that opens an example in the public demo; null if it doesn't run there. */
export type DemoUrlOf = (example: { language: string; sql: string; kind: string }) => string | null

/**
 * Renders the recorded result of a fence; undefined if it isn't in the record. Throws a ChartError if the chart
 * specified by the fence can't be drawn from its rows.
 */
export function resultRenderer(
  record: PageRecord | undefined,
  demoUrlOf: DemoUrlOf = () => null,
): (fence: RenderedFence) => ElementContent | undefined {
  return ({ lang, code, index, meta, chart }) => {
    const example = record && findExample(record, { language: lang, code, index })
    if (!record || !example) return undefined
    const parts = example.language === 'bash' ? [shellResult(example)] : sqlResults(example, meta)
    const kind = example.language === 'bash' ? 'response' : (example.statements.at(-1)?.kind ?? 'ok')
    return resultFrame(
      parts.filter((part) => part !== undefined),
      {
        engine: record.engine,
        volatile: example.volatile,
        demoUrl: demoUrlOf({ language: lang, sql: code, kind }),
        chart: chart && chartOf(example, chart, meta),
      },
    )
  }
}

/** Renders a chart of the last statement's rows. It stores its flag for readers who run the example on its page. */
function chartOf(
  { index, ...example }: ExampleRecord,
  chart: ChartFlag,
  { title, chart: flag }: FenceMeta,
): Element {
  const last = 'statements' in example ? example.statements.at(-1) : undefined
  if (last?.kind !== 'rows')
    throw new ChartError(
      'the chart flag is used on an example whose last statement returns no rows',
      'end the example with a query, or remove the flag',
    )
  const drawn = drawChart(last, chart, { id: `chart-${index}`, title: `Chart: ${title ?? chart.kind}` })
  return { ...drawn, properties: { ...drawn.properties, dataChart: flag } }
}

function sqlResults(example: SqlExample, meta: FenceMeta): ResultPart[] {
  const statements = shownStatements(example)
  return statements.flatMap((statement, at): ResultPart[] => {
    const number = `${example.index + 1}${statements.length > 1 ? `.${at + 1}` : ''}`
    if (statement.kind === 'rows') return [tableResult(statement, number, meta.rows)]
    if (statement.kind === 'plan') return [planResult(statement, number)]
    if (statement.kind === 'error') return [errorResult(statement, number)]
    return []
  })
}
