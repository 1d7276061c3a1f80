import type { Element } from 'hast'
import { h } from 'hastscript'
import { pageId } from '../../records/page-id'
import { isExample } from '../../records/plan-fence'
import { codeOf, type PageRecord } from '../../records/record-format'
import { matchRecord, type RecordMatch } from '../../records/match-record'
import { recordFileOf } from '../../records/record-files'
import { compareFlags, toFlags } from '../../records/record-flags'
import { ContentError } from '../../base/content-error'
import type { RenderedFence } from '../code/rehype-code'

/** A mismatch between a page and its record. It consists of plain data because it's cached as JSON. */
export interface RecordProblem {
  /** Path of the page's file, or of its record, relative to the root. */
  file: string
  line: number | null
  /** As in ContentError. */
  problem: string
  instead: string
}

/** The problem as reported by the build. */
export function recordError({ file, line, problem, instead }: RecordProblem): ContentError {
  return new ContentError(file, line ?? undefined, problem, instead)
}

/** The record of a page with the lines of its entries. */
export interface PageRecordSource {
  record: PageRecord
  /** Returns the line of the entry at an index of `examples`, starting at 1. */
  lineOf(at: number): number | undefined
}

/** The result of comparing a page's examples with its record. */
export interface ExampleCheck {
  problems: RecordProblem[]
  /** For each example without a result: what the page shows instead. */
  notices: ReadonlyMap<RenderedFence, Element>
}

/**
 * Compares the examples of a page with its record, using the rules of the example runner.
 *
 * @param page path of the page's file, relative to the root
 * @param fences all fences of the page, in page order
 */
export function checkExamples(
  page: string,
  fences: readonly RenderedFence[],
  source: PageRecordSource | undefined,
): ExampleCheck {
  const examples = fences.filter((fence) => isExample({ ...fence, language: fence.lang }))
  const { matches, unused } = matchRecord(
    examples.map(({ lang, code, index }) => ({ language: lang, code, index })),
    source?.record,
  )
  const remedy = `run make record PAGE=${pageId(page)}`
  const problems: RecordProblem[] = []
  const notices = new Map<RenderedFence, Element>()
  // a new example changes the index of all that follow, but is a single problem
  const moved = matches.filter(({ kind }) => kind === 'moved').length
  let isMoveTold = false
  examples.forEach((fence, at) => {
    const match = matches[at] ?? { kind: 'missing' }
    const what = describe(fence, match)
    if (what === undefined) return
    const name = nameOf(fence.meta.title, fence.code)
    notices.set(fence, notice(`The example ${name} ${what}. To show its result, ${remedy}.`))
    if (match.kind === 'moved' && isMoveTold) return
    isMoveTold ||= match.kind === 'moved'
    const others = match.kind === 'moved' && moved > 1 ? ` (and so have ${moved - 1} after it)` : ''
    problems.push({
      file: page,
      line: fence.line,
      problem: `the example ${name} ${what}${others}`,
      instead: remedy,
    })
  })
  const first = examples[0]
  if (first && !source) return { problems: [noRecord(page, examples.length, first.line, remedy)], notices }
  for (const entry of unused) {
    const line = source?.lineOf(source.record.examples.indexOf(entry)) ?? null
    const problem = `no example of ${page} uses the entry ${nameOf(undefined, codeOf(entry))}`
    problems.push({ file: recordFileOf(page), line, problem, instead: `${remedy}, which removes it` })
  }
  return { problems, notices }
}

/** Describes how a fence differs from its record, as the end of a sentence; undefined if they're equal. */
function describe({ meta }: RenderedFence, match: RecordMatch): string | undefined {
  if (match.kind === 'missing') return 'has no record'
  if (match.kind === 'moved') return 'has moved since it was recorded'
  if (match.kind === 'edited') return 'has been edited since it was recorded'
  const { example } = match
  const changed = compareFlags(example, { ...toFlags(meta), knownFailure: example.knownFailure })
  return changed && `has different flags than when it was recorded (${changed.detail.join(', ')})`
}

function noRecord(page: string, count: number, line: number | null, remedy: string): RecordProblem {
  const examples = count === 1 ? 'an example' : `${count} examples`
  return {
    file: page,
    line,
    problem: `the page has ${examples}, but there is no record ${recordFileOf(page)}`,
    instead: `${remedy}, or move the record here if the page was renamed`,
  }
}

/** Names an example in messages by its title, or by the beginning of its code. */
function nameOf(title: string | undefined, code: string): string {
  const line = code.trim().replace(/\s+/g, ' ')
  return `"${title ?? (line.length > 60 ? `${line.slice(0, 59)}…` : line)}"`
}

function notice(message: string): Element {
  return h('aside', { className: ['admonition', 'warning'], role: 'note', dataRecordProblem: '' }, [
    h('p', { className: ['admonition-title'] }, 'No recorded result'),
    h('p', message),
  ])
}
