import path from 'node:path'
import { parseFenceMeta } from '../../src/records/fence-meta'
import type { PageFence, PageSource } from '../../src/records/page-source'
import { planFence } from '../../src/records/plan-fence'
import type { Cell, RecordedColumn } from '../../src/records/record-format'
import { KnownFailureBook, type RunContext } from '../../tools/verify/run/run-context'
import type { RunTask } from '../../tools/verify/run/run-page'
import { Tally } from '../../tools/verify/run/tally'
import { ExecClient, type Answer } from '../../tools/verify/server/exec-client'
import type { Ports } from '../../tools/verify/server/ports'
import type { Server } from '../../tools/verify/server/server'

/** A fence on line 10 of a page, with flags as they are written on the page. */
export function fenceOf(code: string, flags = '', given: Partial<PageFence> = {}): PageFence {
  const place = { file: 'content/docs/p.mdx', line: 10 }
  return { language: 'questdb-sql', code, meta: parseFenceMeta(flags), index: 0, place, ...given }
}

/** What the runner does with a fence, which must be one that is run. */
export function taskOf(fence: PageFence): RunTask {
  const { task } = planFence(fence, new Set([fence.meta.dataset ?? '']))
  if (task?.kind !== 'sql' && task?.kind !== 'shell') throw new Error('the fence is not run')
  return task
}

/** A page with these fences. */
export function pageOf(fences: PageFence[], given: Partial<PageSource> = {}): PageSource {
  return { id: 'p', file: 'content/docs/p.mdx', datasets: [], fences, problems: [], ...given }
}

/** Columns from `x LONG, s STRING`. */
export function columnsOf(text: string): RecordedColumn[] {
  return text.split(', ').map((each) => {
    const [name = '', type = ''] = each.split(' ')
    return { name, type }
  })
}

/** A result set of the server. */
export function rowsAnswer(columns: string, rows: Cell[][]): Answer {
  return { kind: 'rows', columns: columnsOf(columns), rows }
}

/** An answer to EXPLAIN, as /exec returns it. */
export function planAnswer(lines: string[]): Answer {
  const columns = [{ name: 'QUERY PLAN', type: 'STRING' }]
  return { kind: 'rows', columns, rows: lines.map((line) => [line.replaceAll(' ', '&nbsp;')]) }
}

export const OK: Answer = { kind: 'ok' }

export function errorAnswer(message: string, position = 0): Answer {
  return { kind: 'error', message, position }
}

/** What a statement leads to: an answer, an error of the connection, or one of them for each call. */
type Reaction = Answer | Error | (Answer | Error)[]

/** What the runner asks the server for itself; an empty database has no rows to return. */
const INTERNAL = /wal_tables\(\)|materialized_views\(\)|FROM tables\(\)|text_import_log/

/**
 * A server without a database. It gives prepared answers to statements, and to queries of the runner that contain the
 * prepared text. It knows no other statements of pages.
 */
export class FakeServer implements Server {
  /** The statements of pages in the order in which they came. */
  readonly ran: string[] = []
  /** All statements, with those of the runner. */
  readonly asked: string[] = []
  version = '9.0.1'
  readonly host = '127.0.0.1'
  readonly ports: Ports = { http: 19000, minHttp: 19003, line: 19009, pgWire: 18812 }
  readonly root = '/tmp/questdb-root'
  readonly client: ExecClient
  importRoot?: string
  /** What it says once it has exited. */
  log?: string
  /** How often it was stopped. */
  stops = 0

  constructor(
    readonly answers: Record<string, Reaction>,
    url = new URL('http://127.0.0.1:1/'),
  ) {
    this.client = new FakeClient(url, (sql) => this.answer(sql))
  }

  lastWords(): string | undefined {
    return this.log
  }

  stop(): Promise<void> {
    this.stops += 1
    return Promise.resolve()
  }

  private answer(sql: string): Answer | Error {
    this.asked.push(sql)
    const isInternal = INTERNAL.test(sql)
    const isOfPage = !isInternal && !/^(?:EXPLAIN|DROP ALL|CHECKPOINT)\b/.test(sql)
    if (isOfPage) this.ran.push(sql)
    const key = isInternal
      ? Object.keys(this.answers).find((text) => INTERNAL.test(text) && sql.includes(text))
      : sql
    const prepared = this.answers[key ?? '']
    const reaction = Array.isArray(prepared) ? prepared.shift() : prepared
    return reaction ?? (isOfPage ? errorAnswer(`unknown statement ${sql}`) : rowsAnswer('x LONG', []))
  }
}

class FakeClient extends ExecClient {
  constructor(
    url: URL,
    private readonly answer: (sql: string) => Answer | Error,
  ) {
    super(url)
  }

  override exec(sql: string): Promise<Answer> {
    const answer = this.answer(sql)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
}

/** The context of a run on a fake server. */
export function contextOf(server: FakeServer, given: Partial<RunContext> = {}): RunContext {
  const knownFailures = new KnownFailureBook([])
  return { root: '/nowhere', server, datasets: new Map(), knownFailures, workFolder: '/nowhere', ...given }
}

/** What checks pages against a fake server, with the output so far and the number of contexts that were opened. */
export function checkerOf(server: FakeServer, root: string) {
  const said: string[] = []
  const checker = {
    root,
    tally: new Tally((line) => said.push(line)),
    opened: 0,
    freshContext: () => {
      checker.opened += 1
      return Promise.resolve(contextOf(server, { root, workFolder: path.join(root, 'work') }))
    },
  }
  return { checker, said }
}

/** What the server says of a table whose transactions are stuck. */
export const SUSPENDED = rowsAnswer('name STRING', [['t', 'true', 'true', 'DISK FULL', 'no space left']])
