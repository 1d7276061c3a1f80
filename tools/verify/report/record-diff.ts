import { compareStatement } from '../../../src/records/compare/compare-statement'
import {
  codeOf,
  type ExampleRecord,
  type PageRecord,
  type StatementRecord,
} from '../../../src/records/record-format'
import { diffLines, diffLists } from '../../../src/records/compare/line-diff'

/** What changed in a page's record, for the author who is about to commit it. */
export function describeRecordChange(old: PageRecord | undefined, now: PageRecord | undefined): string[] {
  const steps = diffLists(old?.examples ?? [], now?.examples ?? [], (a, b) => codeOf(a) === codeOf(b))
  const lines: string[] = []
  if (old && now && old.engine !== now.engine) lines.push(`  engine ${old.engine} → ${now.engine}`)
  for (const { sign, item } of steps) {
    if (sign === '-') lines.push(...marked('- removed:', '-', item))
    else if (sign === '+') lines.push(...marked('+ new:', '+', item))
    else {
      const before = old?.examples.filter((each) => codeOf(each) === codeOf(item)) ?? []
      const counterpart = before.find((each) => each.index === item.index) ?? before[0]
      if (counterpart) lines.push(...describeChange(counterpart, item))
    }
  }
  return lines
}

function marked(title: string, sign: string, example: ExampleRecord): string[] {
  const answer =
    example.language === 'bash'
      ? `HTTP ${example.response.statuses.join(', ')}`
      : answerOf(example.statements.at(-1))
  return [
    `  ${title}`,
    ...codeOf(example)
      .split('\n')
      .map((line) => `  ${sign}   ${line}`),
    `  ${sign}   → ${answer}`,
  ]
}

function answerOf(statement: StatementRecord | undefined): string {
  if (!statement) return 'nothing'
  if (statement.kind === 'rows') return `${statement.rowCount} rows`
  if (statement.kind === 'plan') return `a plan of ${statement.lines.length} lines`
  return statement.kind === 'error' ? `error: ${statement.message}` : 'ok'
}

function describeChange(old: ExampleRecord, now: ExampleRecord): string[] {
  const changes: string[] = []
  if (old.language === 'bash' && now.language === 'bash')
    changes.push(...diffLines(old.response.lines, now.response.lines))
  if (old.language !== 'bash' && now.language !== 'bash')
    now.statements.forEach((statement, i) => {
      const before = old.statements[i]
      const difference = before && compareStatement(before, statement)
      if (difference) changes.push(difference.problem, ...difference.detail)
    })
  if (changes.length === 0) return []
  return [
    '  changed:',
    ...codeOf(now)
      .split('\n')
      .map((line) => `      ${line}`),
    ...changes.map((line) => `    ${line}`),
  ]
}
