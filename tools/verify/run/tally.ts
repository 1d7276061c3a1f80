import { printFailure, type Failure } from '../report/failure'

/** Counters and output of a run. */
export class Tally {
  passed = 0
  failed = 0
  readonly notRun = new Map<string, number>()
  readonly run = new Map<string, number>()

  constructor(readonly say: (line: string) => void) {}

  /** Counts and prints the failure of an example or of another check. */
  fail(failures: Failure[]): void {
    this.failed++
    this.show(failures)
  }

  /** Prints failures that are counted elsewhere. */
  show(failures: Failure[]): void {
    for (const failure of failures) for (const line of printFailure(failure)) this.say(line)
    this.say('')
  }

  /** Counts a fence that is not run under its kind. */
  skip(kind: string): void {
    this.notRun.set(kind, (this.notRun.get(kind) ?? 0) + 1)
  }

  /** Counts an example under its language. */
  count(language: string): void {
    this.run.set(language, (this.run.get(language) ?? 0) + 1)
  }

  /** `12 python, 3 java`, the most frequent first. */
  static list(counts: Map<string, number>): string {
    const entries = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    return entries.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'none'
  }
}
