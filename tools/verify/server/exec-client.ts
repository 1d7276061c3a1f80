import http from 'node:http'
import https from 'node:https'
import { quoteNumbers } from '../../../src/base/quote-numbers'
import type { Cell, RecordedColumn } from '../../../src/records/record-format'

/** Response to a statement. */
export type Answer =
  | { kind: 'rows'; columns: RecordedColumn[]; rows: Cell[][] }
  | { kind: 'ok'; updated?: number }
  | { kind: 'error'; message: string; position: number }

/** The statement timed out. The connection was closed, which makes the server cancel it. */
export class StatementTimeout extends Error {
  constructor(
    readonly milliseconds: number,
    readonly sql: string,
  ) {
    super(`took longer than ${milliseconds / 1000} s`)
    this.name = 'StatementTimeout'
  }
}

/** There is no response, or not one from QuestDB. */
export class ServerGone extends Error {
  constructor(reason: string) {
    super(`the server is not responding: ${reason}`)
    this.name = 'ServerGone'
  }
}

/** Milliseconds that a statement may take. */
export const STATEMENT_LIMIT = 10_000

/** Runs statements through the REST endpoint /exec. */
export class ExecClient {
  /** `limit` is the number of milliseconds that a statement may take unless its call says otherwise. */
  constructor(
    readonly url: URL,
    readonly limit = STATEMENT_LIMIT,
  ) {}

  /**
   * Runs one statement.
   * @throws {StatementTimeout} after `limit` milliseconds
   * @throws {ServerGone} when the connection breaks
   */
  async exec(sql: string, limit = this.limit): Promise<Answer> {
    const target = new URL('exec', this.url)
    target.searchParams.set('query', sql)
    return readAnswer(await get(target, limit, sql))
  }

  /**
   * Runs a statement whose result doesn't matter.
   * @throws {Error} if the server rejects it
   */
  async run(sql: string, limit = this.limit): Promise<void> {
    const answer = await this.exec(sql, limit)
    if (answer.kind === 'error') throw new Error(`${sql}: ${answer.message}`)
  }

  /**
   * Runs an internal query and returns its rows.
   * @throws {Error} if the server rejects it
   */
  async query(sql: string, limit = this.limit): Promise<Cell[][]> {
    const answer = await this.exec(sql, limit)
    if (answer.kind === 'rows') return answer.rows
    throw new Error(`${sql}: ${answer.kind === 'error' ? answer.message : 'no rows'}`)
  }
}

/** Connections are reused, because opening one takes longer than most statements. */
const AGENTS = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

function get(target: URL, limit: number, sql: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const isSafe = target.protocol === 'https:'
    const user = target.username && decodeURIComponent(target.username)
    const auth = user ? `${user}:${decodeURIComponent(target.password)}` : undefined
    const options = { agent: AGENTS[isSafe ? 'https:' : 'http:'], auth }
    const timer = setTimeout(() => request.destroy(new StatementTimeout(limit, sql)), limit)
    let hasAnswered = false
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      if (error instanceof StatementTimeout) reject(error)
      // The server closed a reused connection before it received the statement, so retry.
      else if (request.reusedSocket && !hasAnswered && error.code === 'ECONNRESET')
        get(target, limit, sql).then(resolve, reject)
      else reject(new ServerGone(error.message))
    }
    const request = (isSafe ? https : http).get(target, options, (response) => {
      hasAnswered = true
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString('utf8'))
      })
    })
    request.on('error', fail)
  })
}

/** A value of the JSON, with numbers as strings. */
type RawCell = string | boolean | null | RawCell[]

interface RawAnswer {
  columns?: RecordedColumn[]
  dataset?: RawCell[][]
  updated?: string
  error?: string
  position?: string
  /** Instead of `position`, when the statement fails after its first rows were sent. */
  errorPos?: string
}

/** Parses the JSON of /exec. Numbers remain strings. */
export function readAnswer(text: string): Answer {
  let raw: RawAnswer
  try {
    raw = JSON.parse(quoteNumbers(text)) as RawAnswer
  } catch {
    throw new ServerGone(`the response is not JSON: ${text.slice(0, 200)}`)
  }
  if (raw.error !== undefined)
    return { kind: 'error', message: raw.error, position: Number(raw.position ?? raw.errorPos ?? 0) }
  if (raw.columns && raw.dataset)
    return { kind: 'rows', columns: raw.columns.map(column), rows: raw.dataset.map((row) => row.map(cell)) }
  return { kind: 'ok', ...(raw.updated === undefined ? {} : { updated: Number(raw.updated) }) }
}

function column({ name, type }: RecordedColumn): RecordedColumn {
  return { name, type }
}

function cell(value: RawCell): Cell {
  if (value === null) return null
  return Array.isArray(value) ? `[${value.map((each) => cell(each) ?? 'null').join(',')}]` : String(value)
}
