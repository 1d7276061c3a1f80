import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import { describeRecord } from '../../../src/content/client-examples/check-example-records'
import type { ExampleRecord } from '../../../src/content/client-examples/schemas'
import { compareStatement, type Difference } from '../../../src/records/compare/compare-statement'
import type { RowsResult } from '../../../src/records/record-format'
import { diffLines } from '../../../src/records/compare/line-diff'

/** Returns how a program's output and the results of its queries differ from its record. */
export function compareWithRecord(
  entry: Pick<
    ClientExampleEntry,
    'notRun' | 'record' | 'isStale' | 'queries' | 'volatile' | 'fileName' | 'language'
  >,
  actual: ExampleRecord,
): Difference[] {
  const { record, queries, fileName, language } = entry
  const outdated = describeRecord(entry)
  if (!record || outdated !== undefined)
    return [
      {
        problem: `the program ${fileName} ${outdated}: run make programs LANGUAGE=${language.name} RECORD=1`,
        detail: [],
      },
    ]
  const isVolatile = entry.volatile !== undefined
  const output = isVolatile ? undefined : compareOutput(record.output, actual.output)
  const results = queries.map(({ title, sql }, i) => {
    const [before, now] = [record.queries[i], actual.queries[i]]
    if (!before || !now) return undefined
    const found = compareStatement(toRows(sql, before), toRows(sql, now), { isVolatile })
    return found && { problem: `query "${title}": ${found.problem}`, detail: found.detail }
  })
  return [output, ...results].filter((each) => each !== undefined)
}

/** Returns how printed text differs from the recorded one. */
export function compareOutput(recorded: string, actual: string, name = 'its output'): Difference | undefined {
  if (recorded === actual) return undefined
  return {
    problem: `${name} differs from the recorded one`,
    detail: diffLines(recorded.split('\n'), actual.split('\n')),
  }
}

function toRows(sql: string, { columns, rows }: ExampleRecord['queries'][number]): RowsResult {
  return { kind: 'rows', sql, columns, rows, rowCount: rows.length }
}
