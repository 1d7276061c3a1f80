import { ownValue } from '../base/own-value'

/**
 * The words after the language of a code fence: ```` ```questdb-sql title="Last price" {2} rows=5 ````. The page and
 * the example runner share this parser, so that a flag means the same in both.
 */

/** The parsed flags of a fence. Line numbers start at 1. */
export interface FenceMeta {
  /** Caption above the code. */
  title?: string
  /** Highlighted lines. */
  highlight: number[]
  /** Lines shown as added. */
  inserted: number[]
  /** Lines shown as removed. */
  deleted: number[]
  /** Show line numbers. */
  numbers: boolean
  /** Start with long lines wrapped. */
  wrap: boolean
  /** EBNF only: draw a syntax diagram. */
  railroad: boolean
  /** Runs before the page's examples and is not shown. */
  setup: boolean
  /** Demo table to load first, a name from content/datasets. */
  dataset?: string
  /** The statement must fail, and the server's message must contain this text. */
  error?: string
  /** Row order is not part of the result. */
  unordered: boolean
  /** Reason why values change between runs; only the shape is compared. */
  volatile?: string
  /** Result rows shown before "show all". */
  rows?: number
  /** Chart above the result: kind and columns, parsed by charts/chart-flag.ts. */
  chart?: string
  /** Needs QuestDB Enterprise: not run. */
  enterprise: boolean
  /** Values for placeholders when the example is run, by name: `template="table=trades,column=price"`. */
  template?: Record<string, string>
  /** Name of another product whose dialect the code uses: not run. */
  foreign?: string
  /** Reason why it isn't run, for code samples that need something the verification machine lacks. */
  notRun?: string
  /** What runs it instead, such as `the recorded example, which uses other ports`: isn't run on its own. */
  verifiedBy?: string
}

/** A fence with invalid flags. `message` describes the problem, `instead` the fix. */
export class FenceMetaError extends Error {
  constructor(
    message: string,
    readonly instead: string,
  ) {
    super(message)
    this.name = 'FenceMetaError'
  }
}

const SWITCHES = ['numbers', 'wrap', 'railroad', 'setup', 'unordered', 'enterprise'] as const
const TEXTS = [
  'title',
  'dataset',
  'error',
  'volatile',
  'foreign',
  'template',
  'notRun',
  'verifiedBy',
  'chart',
] as const
const LINES = { '': 'highlight', ins: 'inserted', del: 'deleted' } as const
const KNOWN = `title="…", {1,3-5}, ins={2}, del={3}, ${SWITCHES.join(', ')}, dataset="…", error="…", volatile="reason", rows=5, chart="kind role=column", template="name=value", foreign="dialect", notRun="reason", verifiedBy="the recorded example"`

/** A token: a quoted setting, a set of lines, a number, or a switch. */
const WORD = /\s*(?:([A-Za-z]+)="((?:[^"\\]|\\.)*)"|([A-Za-z]*)=?\{([^}]*)\}|([A-Za-z]+)=(\S+)|(\S+))/y

/**
 * Parses the words after the language of a fence.
 * @throws {FenceMetaError} for an unknown or malformed flag, an empty value, or an invalid set of lines
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = {
    highlight: [],
    inserted: [],
    deleted: [],
    numbers: false,
    wrap: false,
    railroad: false,
    setup: false,
    unordered: false,
    enterprise: false,
  }
  const text = (meta ?? '').trim()
  WORD.lastIndex = 0
  while (WORD.lastIndex < text.length) {
    const match = WORD.exec(text)
    if (!match) break
    const [, textKey, textValue, linesKey, lines, bareKey, bareValue, word] = match
    if (textKey !== undefined) setText(result, textKey, (textValue ?? '').replace(/\\(.)/g, '$1'))
    else if (lines !== undefined) setLines(result, linesKey ?? '', lines)
    else if (bareKey !== undefined) setBare(result, bareKey, bareValue ?? '')
    else if (word !== undefined) setSwitch(result, word)
  }
  return result
}

function setText(result: FenceMeta, key: string, value: string): void {
  if (key === 'rows') {
    setRows(result, value)
    return
  }
  const name = TEXTS.find((known) => known === key)
  if (!name) throw misusedFlag(key)
  if (value.trim() === '') throw new FenceMetaError(`the flag ${key} is empty`, `give it a value: ${key}="…"`)
  if (name === 'template') result.template = parseTemplate(value)
  else result[name] = value
}

function parseTemplate(value: string): Record<string, string> {
  const pairs = value.split(',').map((pair): [string, string] => {
    const [, name, filling] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? []
    if (name === undefined || filling === undefined)
      throw new FenceMetaError(
        `template="${value}" is not a list of name=value`,
        'write each placeholder with the value to run it with: template="table=trades,column=price"',
      )
    return [name, filling]
  })
  return Object.fromEntries(pairs)
}

function setLines(result: FenceMeta, key: string, lines: string): void {
  const name = ownValue(LINES, key)
  if (name === undefined) throw misusedFlag(key)
  result[name].push(...parseLineSet(lines))
}

/** No code block is as long. */
const LAST_LINE = 100_000

/** Converts `1,3-5` to `[1, 3, 4, 5]`. */
export function parseLineSet(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part)
    const from = Number(range?.[1])
    const to = Number(range?.[2] ?? range?.[1])
    if (!range || from < 1 || to < from || to > LAST_LINE)
      throw new FenceMetaError(
        `{${text}} is not a set of line numbers`,
        'write line numbers and ranges, starting at 1: {1,3-5}',
      )
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

function setBare(result: FenceMeta, key: string, value: string): void {
  if (key !== 'rows') throw misusedFlag(key)
  setRows(result, value)
}

function setRows(result: FenceMeta, value: string): void {
  const rows = Number(value)
  if (!Number.isInteger(rows) || rows < 1)
    throw new FenceMetaError(
      `rows=${value} is not a valid number of rows`,
      'write a whole number above 0: rows=5',
    )
  result.rows = rows
}

function setSwitch(result: FenceMeta, word: string): void {
  const name = SWITCHES.find((known) => known === word)
  if (!name) throw misusedFlag(word)
  result[name] = true
}

/** The error for a flag that is unknown, or known but written with the syntax of another kind. */
function misusedFlag(flag: string): FenceMetaError {
  const usage: [readonly string[], string][] = [
    [TEXTS, `${flag}="…"`],
    [SWITCHES, flag],
    [['ins', 'del'], `${flag}={1,3-5}`],
    [['rows'], 'rows=5'],
  ]
  const known = usage.find(([names]) => names.includes(flag))
  if (known) return new FenceMetaError(`the flag ${flag} is malformed`, `write ${known[1]}`)
  return new FenceMetaError(`unknown flag "${flag}" on a code fence`, `use one of: ${KNOWN}`)
}
