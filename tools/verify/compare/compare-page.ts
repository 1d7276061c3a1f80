import { codeOf, type PageRecord } from '../../../src/records/record-format'
import { matchRecord, type RecordMatch } from '../../../src/records/match-record'
import { diffLines } from '../../../src/records/compare/line-diff'
import type { Failure } from '../report/failure'
import type { ExampleOutcome } from '../run/example-outcome'
import { compareExample } from './compare-example'

/** What comparing a page with its record yields. */
export interface PageComparison {
  /** For each outcome, in order: how it differs from its record. Empty for one that failed before. */
  byExample: Failure[][]
  /** Concerns the record as a whole. */
  ofPage: Failure[]
}

const AGAIN = 'run make record if the page is correct'

/** Compares the outcomes of a page's examples with its record. */
export function comparePage(
  recordFile: string,
  record: PageRecord | undefined,
  engine: string,
  outcomes: ExampleOutcome[],
): PageComparison {
  const ofPage: Failure[] = []
  const { matches, unused } = matchRecord(
    outcomes.map(({ fence }) => fence),
    record,
  )
  const byExample = outcomes.map((outcome, i) => {
    const { place, includedAt, code } = outcome.fence
    const at = { file: place.file, line: place.line, includedAt }
    const match: RecordMatch = matches[i] ?? { kind: 'missing' }
    if (match.kind !== 'recorded') return [unmatched(at, code, match)]
    return compareExample(match.example, outcome).map(({ problem, detail }) => ({
      ...at,
      problem: `${problem}: ${AGAIN}`,
      detail: [...codeOf(match.example).split('\n'), '', ...detail],
    }))
  })
  for (const stale of unused)
    ofPage.push({
      file: recordFile,
      problem: `contains a record that no fence uses: ${AGAIN}`,
      detail: codeOf(stale).split('\n'),
    })
  if (record && record.engine !== engine)
    ofPage.push({
      file: recordFile,
      problem: `was recorded on ${record.engine}, but this server is ${engine}: run make record`,
      detail: [],
    })
  return { byExample, ofPage }
}

type At = Pick<Failure, 'file' | 'line' | 'includedAt'>

function unmatched(at: At, code: string, match: Exclude<RecordMatch, { kind: 'recorded' }>): Failure {
  if (match.kind === 'missing')
    return { ...at, problem: 'the fence has no record: run make record', detail: code.split('\n') }
  return match.kind === 'moved'
    ? { ...at, problem: 'the fence has moved since it was recorded: run make record', detail: [] }
    : {
        ...at,
        problem: `the fence differs from the recorded one: ${AGAIN}`,
        detail: diffLines(codeOf(match.example).split('\n'), code.split('\n')),
      }
}
