import type { ExampleOutcome } from '../run/example-outcome'
import { codeOf, type ExampleRecord, type ShellResponse } from '../../../src/records/record-format'
import { compareFlags } from '../../../src/records/record-flags'
import { diffLines } from '../../../src/records/compare/line-diff'
import { compareStatement, type Difference } from '../../../src/records/compare/compare-statement'

/** How an example that just ran differs from its record: nothing, or at least one difference. */
export function compareExample(recorded: ExampleRecord, outcome: ExampleOutcome): Difference[] {
  const { actual } = outcome
  if (!actual) return []
  const isVolatile = actual.volatile !== undefined
  const flags = compareFlags(recorded, actual)
  if (recorded.language === 'bash' || actual.language === 'bash') {
    if (recorded.language !== 'bash' || actual.language !== 'bash') return [otherLanguage(recorded, actual)]
    const response = compareResponse(
      recorded.response,
      actual.response,
      isVolatile,
      actual.unordered ?? false,
    )
    return [flags, response].filter((each) => each !== undefined)
  }
  if (recorded.statements.length !== actual.statements.length)
    return [{ problem: 'its number of statements differs from its record', detail: [] }]
  const statements = recorded.statements.map((before, i) => {
    const now = actual.statements[i]
    const loose = { isVolatile, unordered: actual.unordered, order: outcome.orders[i] }
    return now && compareStatement(before, now, loose)
  })
  return [flags, ...statements].filter((each) => each !== undefined)
}

function otherLanguage(recorded: ExampleRecord, actual: ExampleRecord): Difference {
  return {
    problem: `it is ${actual.language}, but its record is ${recorded.language}`,
    detail: [codeOf(actual)],
  }
}

function compareResponse(
  recorded: ShellResponse,
  actual: ShellResponse,
  isVolatile: boolean,
  unordered: boolean,
): Difference | undefined {
  const outcome = ({ exitCode, statuses }: ShellResponse) =>
    `exit code ${exitCode}, HTTP ${statuses.join(', ')}`
  if (outcome(recorded) !== outcome(actual))
    return { problem: `it ends with ${outcome(actual)} instead of ${outcome(recorded)}`, detail: [] }
  const differs = {
    problem: 'its output differs from the recorded output',
    detail: diffLines(recorded.lines, actual.lines),
  }
  if (isVolatile) return shapeOf(recorded) === shapeOf(actual) ? undefined : differs
  if (recorded.digest !== actual.digest) return differs
  // the recorded part can then contain any of the lines; the hash, which is of sorted lines, already covers all of them
  if (unordered && recorded.truncated) return undefined
  const text = ({ lines }: ShellResponse) => (unordered ? [...lines].sort() : lines).join('\n')
  return text(recorded) === text(actual) ? undefined : differs
}

/** Keys and types of a JSON response; of any other text, whether there is some. */
function shapeOf({ lines, truncated }: ShellResponse): string {
  const text = lines.join('\n')
  if (truncated) return 'long text'
  try {
    return JSON.stringify(typesOf(JSON.parse(text)))
  } catch {
    return text.trim() === '' ? 'nothing' : 'text'
  }
}

function typesOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(typesOf(each))))].sort()
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typesOf(each)]))
}
