import { ChartError } from './chart-error'

interface Kind {
  roles: readonly string[]
  /** Roles that select some of the columns of `y`, with what an author writes for them. */
  optional: Readonly<Record<string, string>>
  /** Roles that accept several names separated by commas. */
  many: readonly string[]
}

const LINES = {
  roles: ['x', 'y'],
  optional: { points: 'column', between: 'column,column' },
  many: ['y', 'points', 'between'],
}

/** Column roles of each kind of chart. */
const KINDS = {
  candles: { roles: ['x', 'open', 'high', 'low', 'close'], optional: {}, many: [] },
  line: LINES,
  steps: LINES,
  bars: { roles: ['x', 'y'], optional: {}, many: [] },
  depth: { roles: ['x', 'bids', 'asks'], optional: {}, many: [] },
} satisfies Record<string, Kind>

/** `candles`, `line`, `steps`, `bars`, or `depth`. */
export type ChartKind = keyof typeof KINDS

/** Roles of columns that are series, apart from `y`. */
export const SERIES_ROLES: readonly string[] = [
  ...new Set(Object.values<Kind>(KINDS).flatMap(({ roles }) => roles.filter((role) => !/^[xy]$/.test(role)))),
]

/** Maximum number of lines that can be distinguished without a legend. */
const MOST_LINES = 3

/** The chart requested by the flag `chart="…"`. */
export interface ChartFlag {
  kind: ChartKind
  /** Names of the result's columns by their role. */
  columns: Record<string, string[]>
}

/** Returns the syntax of a kind: `chart="line x=column y=column [points=column] [between=column,column]"`. */
function usage(kind: ChartKind): string {
  const { roles, optional }: Kind = KINDS[kind]
  const settings = [
    ...roles.map((role) => `${role}=column`),
    ...Object.entries(optional).map(([role, columns]) => `[${role}=${columns}]`),
  ]
  return `chart="${[kind, ...settings].join(' ')}"`
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
  const { roles, optional, many }: Kind = KINDS[kind]
  const fail = (problem: string): never => {
    throw new ChartError(`the chart flag ${problem}`, `write ${usage(kind)}`)
  }
  const columns = new Map<string, string[]>()
  for (const setting of settings) {
    const [, role = '', value = ''] = /^([a-z]+)=(.*)$/.exec(setting) ?? []
    if (![...roles, ...Object.keys(optional)].includes(role))
      fail(`has an invalid setting "${setting}" for ${kind}`)
    if (columns.has(role)) fail(`specifies ${role} twice`)
    const names = value.split(',')
    if (names.includes('')) fail(`has no column for ${role}`)
    if (names.length > (many.includes(role) ? MOST_LINES : 1)) fail(`has too many columns for ${role}`)
    columns.set(role, names)
  }
  for (const role of roles) if (!columns.has(role)) fail(`is missing ${role} for ${kind}`)
  checkLines(columns, fail)
  return { kind, columns: Object.fromEntries(columns) }
}

/** Checks that `points` and `between` select columns of `y`, and that two lines remain for `between`. */
function checkLines(columns: ReadonlyMap<string, string[]>, fail: (problem: string) => never): void {
  const [y = [], points = [], between] = ['y', 'points', 'between'].map((role) => columns.get(role))
  const other = [...points, ...(between ?? [])].find((name) => !y.includes(name))
  if (other !== undefined) fail(`selects "${other}", which is not one of the columns of y`)
  if (y.length > 0 && y.every((name) => points.includes(name))) fail('has no line besides its points')
  if (between && (new Set(between).size !== 2 || between.some((name) => points.includes(name))))
    fail('needs two lines for between')
}
