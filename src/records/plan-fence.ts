import { ContentError } from '../base/content-error'
import { ownValue } from '../base/own-value'
import type { FenceMeta } from './fence-meta'
import { looksLikeSql } from '../sql/looks-like-sql'
import { splitStatements, type Statement } from '../sql/split-statements'
import type { PageFence } from './page-source'

/** What the runner does with a fence. */
export type Task =
  | { kind: 'sql'; fence: PageFence; code: string; statements: Statement[] }
  | { kind: 'shell'; fence: PageFence; code: string }
  /** A shell example that doesn't call the server: only its syntax is checked. */
  | { kind: 'shell-syntax'; fence: PageFence; code: string }
  /** Not run; `why` is the kind under which the summary counts it. */
  | { kind: 'none'; fence: PageFence; why: string }

/** A fence's task, or the problems that its author has to fix first. */
export interface PlannedFence {
  task?: Task
  problems: ContentError[]
}

/** Flags that only apply to fences that are run. */
const RUN_FLAGS = ['setup', 'dataset', 'error', 'unordered', 'volatile', 'rows'] as const

/** Calls to the server that a reader can repeat: REST with curl, PGWire with psql, both on default ports. */
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
    complain(
      `template= defines a value for "${name}", which the fence does not contain`,
      `add <${name}> to the fence`,
    )
  if (meta.dataset !== undefined && !datasets.has(meta.dataset))
    complain(`unknown demo table "${meta.dataset}"`, `use one of: ${[...datasets].join(', ')}`)

  const task = choose(fence, filled.code)
  if (language !== 'questdb-sql' && meta.foreign === undefined && looksLikeSql(language, code))
    complain('a fence of another language contains SQL', 'use questdb-sql, or name the product: foreign="…"')
  if (language === '')
    complain(
      'the fence has no language',
      'specify one; if this line is meant to close a fence, the opening line has a backtick in its flags, so use ~~~ to open and close the fence',
    )
  const elsewhere = notRunHere(meta)
  if (language === 'questdb-sql' && elsewhere !== undefined)
    complain(
      `${elsewhere} is used on a questdb-sql fence`,
      'make the example run, or use error=, enterprise, or foreign=',
    )
  if (task.kind === 'sql' && task.statements.length === 0)
    complain('the fence contains no statement', 'add one or remove the fence')
  if (task.kind !== 'sql' && task.kind !== 'shell')
    for (const flag of idleFlags(meta))
      complain(`the flag ${flag} is used on a fence that is not run`, `remove ${flag}`)
  return problems.length > 0 ? { problems } : { task, problems }
}

/** The flag that says why a fence isn't run on its own. */
function notRunHere(meta: FenceMeta): 'notRun' | 'verifiedBy' | undefined {
  return (['notRun', 'verifiedBy'] as const).find((flag) => meta[flag] !== undefined)
}

/** Whether a fence is an example, which the runner executes and records. */
export function isExample({ language, code, meta }: Pick<PageFence, 'language' | 'code' | 'meta'>): boolean {
  if (meta.enterprise) return false
  if (language === 'questdb-sql') return meta.foreign === undefined
  if (language !== 'bash' || notRunHere(meta) !== undefined) return false
  const filled = fillTemplate(code, meta.template ?? {}).code
  return CALLS_REST.test(filled) || CALLS_PGWIRE.test(filled)
}

function choose(fence: PageFence, code: string): Task {
  const { language, meta } = fence
  if (language === 'bash') return { kind: isExample(fence) ? 'shell' : 'shell-syntax', fence, code }
  if (language !== 'questdb-sql') return { kind: 'none', fence, why: language || 'no language' }
  if (isExample(fence)) return { kind: 'sql', fence, code, statements: splitStatements(code) }
  return {
    kind: 'none',
    fence,
    why: `questdb-sql ${meta.enterprise ? 'enterprise' : `foreign (${meta.foreign})`}`,
  }
}

function idleFlags(meta: FenceMeta): string[] {
  return RUN_FLAGS.filter((flag) => meta[flag] !== undefined && meta[flag] !== false)
}

/**
 * Replaces `<name>` placeholders with the values of the fence's `template` flag. Returns the names that don't occur in
 * the code, so that unused values are reported.
 */
function fillTemplate(code: string, values: Record<string, string>): { code: string; unused: string[] } {
  const unused = Object.keys(values).filter((name) => !code.includes(`<${name}>`))
  const filled = code.replace(/<([\w-]+)>/g, (whole, name: string) => ownValue(values, name) ?? whole)
  return { code: filled, unused }
}
