import { compareExample } from '../compare/compare-example'
import { codeOf, type ExampleRecord, type PageRecord } from '../../../src/records/record-format'
import type { ExampleOutcome } from '../run/example-outcome'

/**
 * The new record of a page that ran without failures. If an example matches its old record, the old values are
 * retained, so that volatile values, undefined row order, and last digits don't change a file without a reason.
 */
export function mergeRecord(
  old: PageRecord | undefined,
  engine: string,
  outcomes: ExampleOutcome[],
): PageRecord {
  const examples = outcomes.flatMap((outcome) => {
    const { actual } = outcome
    if (!actual) return []
    const previous = old?.examples.find(
      (example) => isSameFence(example, actual) && compareExample(example, outcome).length === 0,
    )
    return [previous ? { ...previous, index: actual.index } : actual]
  })
  return { engine, examples }
}

function isSameFence(a: ExampleRecord, b: ExampleRecord): boolean {
  return a.language === b.language && codeOf(a) === codeOf(b)
}
