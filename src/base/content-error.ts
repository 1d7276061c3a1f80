import { errorMessage } from './error-message'

/**
 * A problem that an author has to fix. Every check of content, site data, sidebar, and environment
 * reports through this class, so that every message includes the place, the problem, and the remedy.
 */
export class ContentError extends Error {
  constructor(
    /** Path of the file, relative to the project's root. */
    readonly file: string,
    /** Line in that file, from 1; undefined when the problem has no single line. */
    readonly line: number | undefined,
    /** What is wrong, in one sentence without a period. */
    readonly problem: string,
    /** What to write instead, in one sentence without a period. A question ends in its question mark. */
    readonly instead: string,
  ) {
    const end = instead.endsWith('?') ? '' : '.'
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}. ${instead}${end}`)
    this.name = 'ContentError'
  }
}

/** Combines problems into one error to throw. Its message has them all, for code that prints only the message. */
export function contentErrors(problems: readonly unknown[]): AggregateError {
  return new AggregateError(problems, problems.map(errorMessage).join('\n'))
}
