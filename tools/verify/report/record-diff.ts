import { compareStatement } from '../../../src/records/compare/compare-statement'
import {
  codeOf,
  type ExampleRecord,
  type PageRecord,
  type ShellResponse,
  type StatementRecord,
} from '../../../src/records/record-format'
import { diffLines, diffLists } from '../../../src/records/compare/line-diff'
import { compareFlags } from '../../../src/records/record-flags'

/** What changed in a page's record, for the author who is about to commit it: a line or more for each difference. */
export function describeRecordChange(old: PageRecord | undefined, now: PageRecord | undefined): string[] {
  const steps = diffLists(old?.examples ?? [], now?.examples ?? [], (a, b) => codeOf(a) === codeOf(b))
  const lines: string[] = []
  let moved = 0
  if (old && now && old.engine !== now.engine) lines.push(`  engine ${old.engine} → ${now.engine}`)
  for (const { sign, item } of steps) {
    if (sign === '-') lines.push(...marked('- removed:', '-', item))
    else if (sign === '+') lines.push(...marked('+ new:', '+', item))
    else {
      const before = old?.examples.filter((each) => codeOf(each) === codeOf(item)) ?? []
      const counterpart = before.find((each) => each.index === item.index) ?? before[0]
      if (!counterpart) continue
      lines.push(...describeChange(counterpart, item))
      if (counterpart.index !== item.index) moved++
    }
  }
  if (moved > 0) lines.push(`  moved: ${moved} ${moved === 1 ? 'example' : 'examples'}`)
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
  const flags = compareFlags(old, now)
  const changes = [...(flags ? [flags.problem, ...flags.detail] : []), ...resultChanges(old, now)]
  if (changes.length === 0) return []
  return [
    '  changed:',
    ...codeOf(now)
      .split('\n')
      .map((line) => `      ${line}`),
    ...changes.map((line) => `    ${line}`),
  ]
}

function resultChanges(old: ExampleRecord, now: ExampleRecord): string[] {
  if (old.language === 'bash' && now.language === 'bash') return outputChanges(old.response, now.response)
  if (old.language === 'bash' || now.language === 'bash')
    return [`its language is ${now.language} instead of ${old.language}`]
  const [before, after] = [old.statements, now.statements]
  return [
    ...(before.length === after.length
      ? []
      : [`its number of statements is ${after.length} instead of ${before.length}`]),
    ...after.flatMap((statement, i) => {
      const recorded = before[i]
      return recorded ? statementChanges(recorded, statement) : []
    }),
  ]
}

function statementChanges(old: StatementRecord, now: StatementRecord): string[] {
  const difference = compareStatement(old, now)
  if (difference) return [difference.problem, ...difference.detail]
  // a comparison ignores, for example, the last digits of floating-point numbers
  return diffLines(partsOf(old), partsOf(now))
}

function outputChanges(old: ShellResponse, now: ShellResponse): string[] {
  const { lines: before, ...others } = old
  const { lines: after, ...othersNow } = now
  return [...diffLines(partsOf(others), partsOf(othersNow)), ...diffLines(before, after)]
}

/** The fields of a record, with a line for each item of an array of arrays or objects. */
function partsOf(record: object): string[] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) && value.some((one) => typeof one === 'object')
      ? value.map((one) => `${name}: ${JSON.stringify(one)}`)
      : [`${name}: ${JSON.stringify(value)}`],
  )
}
