import type { Failure } from '../report/failure'
import type { PageRun, RunTask } from './run-page'
import type { Tally } from './tally'

/**
 * Counts and prints the outcomes of a page's examples.
 * @param differences differences from the record, for each task
 */
export function countRun(run: PageRun, tasks: RunTask[], differences: Failure[][], tally: Tally): void {
  for (const [i, task] of tasks.entries()) {
    tally.count(task.fence.language)
    const outcome = run.outcomes[i]
    const own = outcome?.failures ?? []
    const failures = own.length > 0 ? own : (differences[i] ?? [])
    if (!outcome) tally.failed++
    else if (failures.length === 0) tally.passed++
    else tally.fail(failures)
  }
  if (!run.stop) return
  const left = tasks.length - run.outcomes.length - 1
  const note = left > 0 ? ['', `subsequent examples that did not run and count as failed: ${left}`] : []
  tally.show([{ ...run.stop, detail: [...run.stop.detail, ...note] }])
}
