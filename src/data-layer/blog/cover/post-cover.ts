import type { PageRecord, RowsResult } from '../../../records/record-format'
import { parseChartFlag } from '../../../markdown/charts/chart-flag'
import { parseFenceMeta } from '../../../records/fence-meta'
import type { PageExample } from '../../../markdown/page-context'
import type { ContentFile } from '../../../content/content-file'
import { chartMarks, type PostChart } from './chart-marks'
import { COVER } from './cover-size'
import { patternMarks } from './pattern-marks'

/** Input of a cover. */
export interface CoverSource {
  title: string
  tags: readonly string[]
  /** Charts of the post in page order. */
  charts: readonly PostChart[]
}

/** Dotted lines behind the marks. */
const GRID = Array.from({ length: 10 }, (_, row) => `M16 ${24 + row * 32}H${COVER.width}`).join('')

/** Returns the number of marks in a chart. */
const marksOf = ({ flag, result }: PostChart): number => result.rows.length * (flag.columns.y?.length ?? 1)

/**
 * Returns the cover of a post as SVG without text: its chart with the most marks, or a pattern based on its title. The
 * style sheet assigns colors by class.
 */
export function postCover({ title, tags, charts }: CoverSource): string {
  const richest = [...charts].sort((a, b) => marksOf(b) - marksOf(a))
  const marks = richest.map(chartMarks).find((one) => one !== undefined) ?? patternMarks(title, tags)
  return `<svg viewBox="0 0 ${COVER.width} ${COVER.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path class="points" d="${GRID}"/>${marks}</svg>`
}

/** Returns the charts of a page: fences with a chart, and their recorded rows. */
export function chartsOf(
  { body, bodyLine }: Pick<ContentFile, 'body' | 'bodyLine'>,
  examples: readonly Pick<PageExample, 'language' | 'index' | 'line'>[],
  record: PageRecord | undefined,
): PostChart[] {
  const lines = body.split('\n')
  return examples.flatMap(({ language, index, line }) => {
    const words = /^\s*`{3,}\s*[\w-]+\s+(.*)$/.exec(lines[(line ?? 0) - bodyLine] ?? '')?.[1]
    const chart = words === undefined ? undefined : parseFenceMeta(words).chart
    if (chart === undefined) return []
    const example = record?.examples.find((one) => one.language === language && one.index === index)
    const last = example && 'statements' in example ? example.statements.at(-1) : undefined
    return last?.kind === 'rows' ? [{ flag: parseChartFlag(chart), result: last satisfies RowsResult }] : []
  })
}
