import { comparePage } from '../compare/compare-page'
import type { PageSource } from '../pages/page-source'
import type { Task } from '../pages/plan-fence'
import { mergeRecord } from '../records/merge-record'
import { readRecord, recordFileOf, writeRecord } from '../records/record-files'
import { recordText } from '../records/record-text'
import type { PageRecord } from '../record-format'
import type { Failure } from '../report/failure'
import { describeRecordChange } from '../report/record-diff'
import type { RunContext } from './run-context'
import { runPage, type PageRun, type RunTask } from './run-page'
import { checkShellSyntax } from './run-shell'
import type { Tally } from './tally'

/** A page with its tasks, and whether all its fences could be planned. */
export interface PlannedPage {
  page: PageSource
  tasks: Task[]
  isSound: boolean
}

/** What checking needs besides the page. */
export interface PageChecker {
  mode: 'verify' | 'record'
  tally: Tally
  /** The context of a fresh, empty database. */
  freshContext(): Promise<RunContext>
}

/** The tasks of a page that are executed and recorded. */
export function runTasks(tasks: Task[]): RunTask[] {
  return tasks.filter((task): task is RunTask => task.kind === 'sql' || task.kind === 'shell')
}

/** Runs a page and compares it with its record, or records it. */
export async function checkPage(
  planned: PlannedPage,
  root: string,
  folder: string,
  checker: PageChecker,
): Promise<void> {
  const { page } = planned
  const { tally } = checker
  const tasks = runTasks(planned.tasks)
  const recordFile = recordFileOf(page.file)
  const failedBefore = tally.failed
  for (const task of planned.tasks) {
    if (task.kind !== 'shell-syntax') continue
    const failure = await checkShellSyntax(task, folder)
    if (failure) tally.fail([failure])
  }

  const record = readRecord(root, recordFile)
  if (tasks.length === 0) {
    if (record && checker.mode === 'verify')
      tally.fail([
        { file: recordFile, problem: 'belongs to a page without examples: run make record', detail: [] },
      ])
    else if (record && planned.isSound) saveRecord(root, recordFile, record, undefined, tally)
    return
  }
  const context = await checker.freshContext()
  const run = await runPage(page, tasks, context)
  const engine = context.server.version
  if (checker.mode === 'verify') {
    const { byExample, ofPage } = comparePage(recordFile, record, engine, run.outcomes)
    countRun(run, tasks, byExample, tally)
    // Records of examples behind a stop are not stale: they had no chance.
    if (!run.stop && planned.isSound) for (const failure of ofPage) tally.fail([failure])
    return
  }
  const hasFailed = run.stop !== undefined || run.outcomes.some(({ failures }) => failures.length > 0)
  if (hasFailed || !planned.isSound || tally.failed > failedBefore) {
    countRun(run, tasks, [], tally)
    tally.say(`${recordFile}: not written, because the page failed`)
    return
  }
  const merged = mergeRecord(record, engine, run.outcomes)
  const changed = record === undefined || recordText(record) !== recordText(merged)
  const unstable = changed ? await runAgain(page, tasks, merged, recordFile, checker) : []
  countRun(run, tasks, unstable, tally)
  if (unstable.every((failures) => failures.length === 0)) saveRecord(root, recordFile, record, merged, tally)
}

/** What differs when the page runs a second time: such a result would fail the next verification. */
async function runAgain(
  page: PageSource,
  tasks: RunTask[],
  record: PageRecord,
  recordFile: string,
  checker: PageChecker,
): Promise<Failure[][]> {
  const context = await checker.freshContext()
  const again = await runPage(page, tasks, context)
  const { byExample } = comparePage(recordFile, record, record.engine, again.outcomes)
  const remedy = 'a second run answers otherwise: add ORDER BY, or say unordered or volatile="reason"'
  return tasks.map((_, i) => {
    const failures = [...(byExample[i] ?? []), ...(again.outcomes[i]?.failures ?? [])]
    if (again.stop && i === again.outcomes.length) failures.push(again.stop)
    return failures.map((failure) => ({ ...failure, problem: remedy }))
  })
}

function countRun(run: PageRun, tasks: RunTask[], differences: Failure[][], tally: Tally): void {
  for (const [i, task] of tasks.entries()) {
    tally.count(task.fence.language)
    const outcome = run.outcomes[i]
    const failures = [
      ...(outcome?.failures ?? []),
      ...(outcome?.failures.length ? [] : (differences[i] ?? [])),
    ]
    if (outcome && failures.length === 0) tally.passed++
    else if (outcome) tally.fail(failures)
    else tally.failed++
  }
  if (!run.stop) return
  const left = tasks.length - run.outcomes.length - 1
  const detail =
    left > 0
      ? [...run.stop.detail, '', `${left} examples after it did not run and count as failed`]
      : run.stop.detail
  tally.show([{ ...run.stop, detail }])
  // A page can stop before its first example: then nothing above has counted it.
  if (tasks.length === run.outcomes.length) tally.failed++
}

function saveRecord(
  root: string,
  recordFile: string,
  old: PageRecord | undefined,
  now: PageRecord | undefined,
  tally: Tally,
): void {
  if (!writeRecord(root, recordFile, now)) return
  tally.say(`${recordFile}: ${old ? (now ? 'changed' : 'removed') : 'new'}`)
  for (const line of describeRecordChange(old, now)) tally.say(line)
}
