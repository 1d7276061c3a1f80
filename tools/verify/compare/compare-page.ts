import { codeOf, type ExampleRecord, type PageRecord } from '../record-format'
import { diffLines } from '../report/line-diff'
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

const AGAIN = 'run make record if the page is right'

/** Compares what a page's examples answered with the page's record. */
export function comparePage(
  recordFile: string,
  record: PageRecord | undefined,
  engine: string,
  outcomes: ExampleOutcome[],
): PageComparison {
  const ofPage: Failure[] = []
  const left = new Set(record?.examples ?? [])
  const found = outcomes.map((outcome) => take(left, outcome))
  const byExample = outcomes.map((outcome, i) => {
    const { place, includedAt } = outcome.fence
    const at = { file: place.file, line: place.line, includedAt }
    const recorded = found[i]
    if (!recorded) return [missing(at, outcome, left)]
    return compareExample(recorded, outcome).map(({ problem, detail }) => ({
      ...at,
      problem: `${problem}: ${AGAIN}`,
      detail: [...codeOf(recorded).split('\n'), '', ...detail],
    }))
  })
  for (const stale of left)
    ofPage.push({
      file: recordFile,
      problem: `holds a record that no fence uses: ${AGAIN}`,
      detail: codeOf(stale).split('\n'),
    })
  if (record && record.engine !== engine)
    ofPage.push({
      file: recordFile,
      problem: `was recorded on ${record.engine}, this server is ${engine}: run make record`,
      detail: [],
    })
  return { byExample, ofPage }
}

/** The record of a fence, by its language, its place among fences of that language and its code. */
function take(left: Set<ExampleRecord>, { fence }: ExampleOutcome): ExampleRecord | undefined {
  for (const example of left) {
    if (example.index !== fence.index || example.language !== fence.language) continue
    if (codeOf(example) !== fence.code) continue
    left.delete(example)
    return example
  }
  return undefined
}

function missing(
  at: Pick<Failure, 'file' | 'line' | 'includedAt'>,
  { fence }: ExampleOutcome,
  left: Set<ExampleRecord>,
): Failure {
  const same = [...left].filter((example) => example.language === fence.language)
  const moved = same.find((example) => codeOf(example) === fence.code)
  const edited = same.find((example) => example.index === fence.index)
  const twin = moved ?? edited
  if (!twin)
    return { ...at, problem: 'the fence has no record: run make record', detail: fence.code.split('\n') }
  left.delete(twin)
  return moved
    ? { ...at, problem: 'the fence moved since it was recorded: run make record', detail: [] }
    : {
        ...at,
        problem: `the fence is not the recorded one: ${AGAIN}`,
        detail: diffLines(codeOf(twin).split('\n'), fence.code.split('\n')),
      }
}
