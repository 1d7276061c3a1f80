import { ChartError } from './chart-error'

/** Column roles of each kind of chart; roles in `many` accept several names separated by commas. */
const KINDS = {
  candles: { roles: ['x', 'open', 'high', 'low', 'close'], many: [] },
  line: { roles: ['x', 'y'], many: ['y'] },
  steps: { roles: ['x', 'y'], many: ['y'] },
  bars: { roles: ['x', 'y'], many: [] },
  depth: { roles: ['x', 'bids', 'asks'], many: [] },
} as const satisfies Record<string, { roles: readonly string[]; many: readonly string[] }>

/** `candles`, `line`, `steps`, `bars`, or `depth`. */
export type ChartKind = keyof typeof KINDS

/** Maximum number of lines that can be distinguished without a legend. */
const MOST_LINES = 3

/** The chart requested by the flag `chart="…"`. */
export interface ChartFlag {
  kind: ChartKind
  /** Names of the result's columns by their role. */
  columns: Record<string, string[]>
}

/** Returns the syntax of a kind: `candles x=… open=… high=… low=… close=…`. */
function usage(kind: ChartKind): string {
  return `chart="${kind} ${KINDS[kind].roles.map((role) => `${role}=column`).join(' ')}"`
}

/**
 * Parses the text of the flag `chart`: the kind, followed by `role=column` for each column.
 *
 * @throws {ChartError} if the kind or a role is unknown, or if a role is missing, repeated, or has no column
 */
export function parseChartFlag(text: string): ChartFlag {
  const [kindName = '', ...settings] = text.trim().split(/\s+/)
  if (!Object.hasOwn(KINDS, kindName))
    throw new ChartError(
      `the chart flag specifies an unknown kind "${kindName}"`,
      `start it with one of: ${Object.keys(KINDS).join(', ')}`,
    )
  const kind = kindName as ChartKind
  const { roles, many }: { roles: readonly string[]; many: readonly string[] } = KINDS[kind]
  const fail = (problem: string): never => {
    throw new ChartError(`the chart flag ${problem}`, `write ${usage(kind)}`)
  }
  const columns = new Map<string, string[]>()
  for (const setting of settings) {
    const [, role = '', value = ''] = /^([a-z]+)=(.*)$/.exec(setting) ?? []
    if (!roles.includes(role)) fail(`has an invalid setting "${setting}" for ${kind}`)
    if (columns.has(role)) fail(`specifies ${role} twice`)
    const names = value.split(',')
    if (names.includes('')) fail(`has no column for ${role}`)
    if (names.length > (many.includes(role) ? MOST_LINES : 1)) fail(`has too many columns for ${role}`)
    columns.set(role, names)
  }
  for (const role of roles) if (!columns.has(role)) fail(`is missing ${role} for ${kind}`)
  return { kind, columns: Object.fromEntries(columns) }
}
