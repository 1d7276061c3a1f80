import { ContentError } from '../../../src/data-layer/validate/content-error'
import type { FenceMeta } from '../../../src/markdown/code/fence-meta'
import { fillTemplate } from '../sql/fill-template'
import { looksLikeSql } from '../sql/looks-like-sql'
import { splitStatements, type Statement } from '../sql/split-statements'
import type { PageFence } from './page-source'

/** What the runner does with a fence. */
export type Task =
  | { kind: 'sql'; fence: PageFence; code: string; statements: Statement[] }
  | { kind: 'shell'; fence: PageFence; code: string }
  /** Shell that does not call the server: only its syntax is checked. */
  | { kind: 'shell-syntax'; fence: PageFence; code: string }
  /** Not run; `why` is the kind under which the summary counts it. */
  | { kind: 'none'; fence: PageFence; why: string }

/** A fence's task, or what its author has to mend first. */
export interface PlannedFence {
  task?: Task
  problems: ContentError[]
}

/** Flags that only mean something where the runner executes the fence. */
const RUN_FLAGS = ['setup', 'dataset', 'error', 'unordered', 'volatile', 'rows'] as const

/** Calls of the server that a reader could repeat: REST with curl, PGWire with psql, both on default ports. */
const CALLS_REST = /\bcurl\b[\s\S]*\b(?:localhost|127\.0\.0\.1):9000\b/
const CALLS_PGWIRE = /\bpsql\b[\s\S]*\b8812\b/

/** Decides what happens to a fence, and finds flags that contradict each other or the language. */
export function planFence(fence: PageFence, datasets: ReadonlySet<string>): PlannedFence {
  const { language, code, meta } = fence
  const problems: ContentError[] = []
  const complain = (problem: string, instead: string) => {
    problems.push(new ContentError(fence.place.file, fence.place.line, problem, instead))
  }
  const filled = fillTemplate(code, meta.template ?? {})
  for (const name of filled.unused)
    complain(`template= gives a value for "${name}", which the fence does not hold`, `write <${name}> in it`)
  if (meta.dataset !== undefined && !datasets.has(meta.dataset))
    complain(`there is no demo table "${meta.dataset}"`, `name one of: ${[...datasets].join(', ')}`)

  const task = choose(fence, filled.code)
  if (language !== 'questdb-sql' && meta.foreign === undefined && looksLikeSql(language, code))
    complain(
      'SQL stands in a fence of another language',
      'write questdb-sql, or name the product: foreign="…"',
    )
  if (language === '')
    complain(
      'a fence without a language',
      'name one; if this line was to close a fence, the line that opens it has a backtick in its flags: open and close it with ~~~',
    )
  if (language === 'questdb-sql' && meta.notRun !== undefined)
    complain(
      'notRun stands on a questdb-sql fence',
      'make the example run, or say error=, enterprise or foreign=',
    )
  if (task.kind === 'sql' && task.statements.length === 0)
    complain('the fence holds no statement', 'write one or remove the fence')
  if (task.kind !== 'sql' && task.kind !== 'shell')
    for (const flag of idleFlags(meta))
      complain(`the flag ${flag} stands on a fence that is not run`, `remove ${flag}`)
  return problems.length > 0 ? { problems } : { task, problems }
}

function choose(fence: PageFence, code: string): Task {
  const { language, meta } = fence
  if (language === 'bash') {
    const calls = CALLS_REST.test(code) || CALLS_PGWIRE.test(code)
    const isRun = calls && !meta.enterprise && meta.notRun === undefined
    return { kind: isRun ? 'shell' : 'shell-syntax', fence, code }
  }
  if (language !== 'questdb-sql') return { kind: 'none', fence, why: language || 'no language' }
  if (meta.enterprise) return { kind: 'none', fence, why: 'questdb-sql enterprise' }
  if (meta.foreign !== undefined) return { kind: 'none', fence, why: `questdb-sql foreign (${meta.foreign})` }
  return { kind: 'sql', fence, code, statements: splitStatements(code) }
}

function idleFlags(meta: FenceMeta): string[] {
  return RUN_FLAGS.filter((flag) => meta[flag] !== undefined && meta[flag] !== false)
}
