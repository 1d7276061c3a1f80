import { alignColumns } from '../../../src/base/align-columns'
import type { ProgramResult } from '../result'

/** A row of the table: the programs of one kind in one language, or the total. */
interface Counts {
  name: string
  programs: number
  ran: number
  rows: number
  output: number
  failedWithout: number
  parsed: number
  notRun: number
  failed: number
  seconds: number
}

const HEAD = ['', 'programs', 'ran', 'rows', 'output', 'no server', 'parsed', 'not run', 'failed', 'seconds']

/** Explanation of the columns. */
const LEGEND =
  'rows: stored the rows in expected.yml; output: output and query results match the record, which volatile programs are exempt from; no server: failed as required; parsed: only the syntax was checked'

/**
 * Formats the table at the end of a run: for each language, the six client kinds, other programs of the client page,
 * and those of the PGWire page; totals; and the reasons why programs weren't run.
 *
 * @param buildSeconds by language
 */
export function printTable(
  results: readonly ProgramResult[],
  buildSeconds: ReadonlyMap<string, number>,
): string[] {
  const lines = groupBy(results, groupOf).map(([name, group]) => count(name, group))
  const total = count('total', results)
  const rows = [HEAD, ...[...lines, total].map(toCells)]
  const builds = [...buildSeconds].map(([language, seconds]) => `${language} ${seconds.toFixed(0)} s`)
  return [
    ...alignColumns(rows, (column) => column > 0),
    LEGEND,
    ...(builds.length > 0 ? [`built: ${builds.join(', ')}`] : []),
    ...reasons(results),
  ]
}

function groupOf({ entry }: ProgramResult): string {
  const kind = entry.kind ? 'client kinds' : entry.name.startsWith('pgwire/') ? 'pgwire' : 'others'
  return `${entry.language.name} ${kind}`
}

function count(name: string, results: readonly ProgramResult[]): Counts {
  const those = (is: (result: ProgramResult) => unknown) => results.filter(is).length
  return {
    name,
    programs: results.length,
    ran: those(({ ran }) => ran),
    rows: those(({ rowsMatch }) => rowsMatch),
    output: those(({ outputMatches }) => outputMatches),
    failedWithout: those(({ failedWithout }) => failedWithout),
    parsed: those(({ parsed }) => parsed),
    notRun: those(({ notRun }) => notRun !== undefined),
    failed: those(({ problems }) => problems.length > 0),
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function toCells({ name, seconds, ...counts }: Counts): string[] {
  return [
    name,
    ...Object.values(counts).map((value) => (value === 0 ? '-' : String(value))),
    seconds.toFixed(1),
  ]
}

/** `12 go programs were not run: Go was not found: install …`, once for each reason. */
function reasons(results: readonly ProgramResult[]): string[] {
  const notRun = results.filter((result) => result.notRun !== undefined)
  return groupBy(notRun, ({ entry, notRun: reason = '' }) => `${entry.language.name}\n${reason.trim()}`).map(
    ([key, { length }]) => {
      const [language, reason] = key.split(/\n(.*)/s)
      return `${length} ${language} ${length === 1 ? 'program was' : 'programs were'} not run: ${reason}`
    },
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
