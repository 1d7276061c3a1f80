import type { ContentError } from '../../../src/base/content-error'
import type { Place } from '../../../src/records/page-source'

/** A reason why a run fails. */
export interface Failure {
  /** Path relative to the project's root. */
  file: string
  /** From 1; undefined when it concerns the whole file. */
  line?: number
  /** The page's Include, if the place is in a fragment. */
  includedAt?: Place
  /** What is wrong, and what to do if that is not plain. */
  problem: string
  /** Statement, server's message, differences: lines printed below, indented. */
  detail: string[]
}

/** The page can't continue after a failure, such as a suspended table. */
export class PageStopped extends Error {
  constructor(readonly failure: Failure) {
    super(failure.problem)
    this.name = 'PageStopped'
  }
}

/** A problem of content as a failure of the run. */
export function contentFailure(error: ContentError): Failure {
  return { file: error.file, line: error.line, problem: `${error.problem}: ${error.instead}`, detail: [] }
}

/** `content/docs/concept/symbol.mdx:42: the rows differ`, then the details. */
export function printFailure({ file, line, includedAt, problem, detail }: Failure): string[] {
  const from = includedAt ? ` (included at ${includedAt.file}:${includedAt.line})` : ''
  return [
    `${file}${line === undefined ? '' : `:${line}`}${from}: ${problem}`,
    ...detail.map((text) => `    ${text}`),
  ]
}
