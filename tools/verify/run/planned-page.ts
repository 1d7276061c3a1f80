import type { PageSource } from '../../../src/records/page-source'
import type { Task } from '../../../src/records/plan-fence'
import type { RunContext } from './run-context'
import type { RunTask } from './run-page'
import type { Tally } from './tally'

/** A page with its tasks. */
export interface PlannedPage {
  page: PageSource
  tasks: Task[]
  /** All its fences could be read and planned, and the syntax of its shell is in order. */
  isSound: boolean
}

/** What checking a page needs besides the page. */
export interface PageChecker {
  root: string
  tally: Tally
  /** The context of a fresh, empty database. */
  freshContext(): Promise<RunContext>
}

/** The tasks of a page that are executed and recorded. */
export function runTasks(tasks: Task[]): RunTask[] {
  return tasks.filter((task): task is RunTask => task.kind === 'sql' || task.kind === 'shell')
}
