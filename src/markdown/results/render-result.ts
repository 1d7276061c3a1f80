import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ExampleRecord, PageRecord, StatementRecord } from '../../../tools/verify/record-format'
import { findExample } from '../../../tools/verify/record-format'
import { ChartError } from '../charts/chart-error'
import type { ChartFlag } from '../charts/chart-flag'
import { drawChart } from '../charts/draw-chart'
import type { RenderedFence } from '../code/rehype-code'
import { errorResult, planResult, shellResult } from './text-results'
import { tableResult } from './table-result'

/** The section that explains why examples run on this version instead of the release that the site documents. */
export const WHY_THIS_VERSION = '/release-notes/#verified-examples'

/** Address that opens an example in the public demo; null for what does not run there. */
export type DemoUrlOf = (example: { language: string; sql: string; kind: string }) => string | null

/**
 * Draws what the server answered to a fence, from the page's record; nothing for a fence that is not in it.
 * The renderer throws a ChartError when the chart that a fence asks for cannot be drawn from its rows.
 */
export function resultRenderer(
  record: PageRecord | undefined,
  demoUrlOf: DemoUrlOf = () => null,
): (fence: RenderedFence) => ElementContent | undefined {
  return ({ lang, code, index, meta, chart }) => {
    const example = record && findExample(record, { language: lang, code, index })
    if (!record || !example) return undefined
    const body = example.language === 'bash' ? shellResult(example) : sqlResult(example, meta.rows)
    const kind = example.language === 'bash' ? 'response' : (example.statements.at(-1)?.kind ?? 'ok')
    const demo = demoUrlOf({ language: lang, sql: code, kind })
    return h('div', { className: ['result'] }, [
      ...(chart ? [chartOf(example, chart, meta.title)] : []),
      ...(body ? [body] : []),
      h('p', { className: ['verified'] }, [
        ...verifiedText(record.engine, example),
        ...(demo ? [' ', h('a', { className: ['demo-link'], href: demo }, 'Open in live demo')] : []),
      ]),
    ])
  }
}

/** The chart of the rows that the last statement answered. */
function chartOf({ index, ...example }: ExampleRecord, chart: ChartFlag, title: string | undefined): Element {
  const last = 'statements' in example ? example.statements.at(-1) : undefined
  if (last?.kind !== 'rows')
    throw new ChartError(
      'the chart flag is used on an example whose last statement returns no rows',
      'end the example with a query, or remove the flag',
    )
  return drawChart(last, chart, { id: `chart-${index}`, title: `Chart: ${title ?? chart.kind}` })
}

/** What the last statement answered: the one that the reader wants to see. Failures on purpose are shown wherever they stand. */
function sqlResult(
  example: Extract<ExampleRecord, { language: 'questdb-sql' }>,
  shownRows: number | undefined,
): Element | undefined {
  const telling = example.statements.filter(({ kind }) => kind === 'error')
  const last = example.statements.at(-1)
  const statements: StatementRecord[] = telling.length > 0 ? telling : last ? [last] : []
  const drawn = statements.flatMap((statement, at) => {
    const number = `${example.index + 1}${statements.length > 1 ? `.${at + 1}` : ''}`
    if (statement.kind === 'rows') return [tableResult(statement, number, shownRows)]
    if (statement.kind === 'plan') return [planResult(statement, number)]
    if (statement.kind === 'error') return [errorResult(statement, number)]
    return []
  })
  return drawn.length === 1 ? drawn[0] : drawn.length > 1 ? h('div', drawn) : undefined
}

function verifiedText(engine: string, example: ExampleRecord): ElementContent[] {
  const mark = h('a', { href: WHY_THIS_VERSION }, `Verified on QuestDB ${engine}`)
  if (!example.volatile) return [mark]
  return [mark, { type: 'text', value: `. Values vary between runs: ${example.volatile}.` }]
}
