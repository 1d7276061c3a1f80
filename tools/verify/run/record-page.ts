import { comparePage } from '../compare/compare-page'
import type { PageSource } from '../../../src/records/page-source'
import type { PageRecord } from '../../../src/records/record-format'
import { mergeRecord } from '../records/merge-record'
import { readRecord, recordFileOf, writeRecord } from '../../../src/records/record-files'
import { recordText } from '../../../src/records/record-text'
import type { Failure } from '../report/failure'
import { describeRecordChange } from '../report/record-diff'
import { countRun } from './count-run'
import { runTasks, type PageChecker, type PlannedPage } from './planned-page'
import { runPage, type RunTask } from './run-page'

/**
 * Runs a page's examples and writes its record, if none of them failed. A changed record is checked by a second run,
 * because a result that varies would fail the next verification.
 */
export async function recordPage({ page, tasks, isSound }: PlannedPage, checker: PageChecker): Promise<void> {
  const { root, tally } = checker
  const recordFile = recordFileOf(page.file)
  const old = readUsable(root, recordFile)
  const save = (now: PageRecord | undefined) => {
    if (!writeRecord(root, recordFile, now)) return
    tally.say(`${recordFile}: ${now ? (old ? 'changed' : 'new') : 'removed'}`)
    for (const line of describeRecordChange(old, now)) tally.say(line)
  }
  const run = runTasks(tasks)
  if (run.length === 0) {
    if (isSound) save(undefined)
    return
  }
  const context = await checker.freshContext()
  const result = await runPage(page, run, context)
  const hasFailed = result.stop !== undefined || result.outcomes.some(({ failures }) => failures.length > 0)
  if (hasFailed || !isSound) {
    countRun(result, run, [], tally)
    tally.say(`${recordFile}: not written, because the page failed`)
    return
  }
  const now = mergeRecord(old, context.server.version, result.outcomes)
  const isNew = old === undefined || recordText(old) !== recordText(now)
  const unstable = isNew ? await runAgain(page, run, now, checker) : []
  countRun(result, run, unstable, tally)
  if (unstable.every((failures) => failures.length === 0)) save(now)
}

/** Reads the old record; undefined if it isn't valid, in which case it is rewritten. */
function readUsable(root: string, recordFile: string): PageRecord | undefined {
  try {
    return readRecord(root, recordFile)
  } catch {
    return undefined
  }
}

/** Runs the tasks again and returns the differences from the record for each. */
async function runAgain(
  page: PageSource,
  tasks: RunTask[],
  record: PageRecord,
  checker: PageChecker,
): Promise<Failure[][]> {
  const again = await runPage(page, tasks, await checker.freshContext())
  const { byExample } = comparePage(recordFileOf(page.file), record, record.engine, again.outcomes)
  const remedy =
    'a second run returns a different result: add ORDER BY, or use unordered or volatile="reason"'
  return tasks.map((_, i) => {
    const different = (byExample[i] ?? []).map((failure) => ({ ...failure, problem: remedy }))
    const failed = [...(again.outcomes[i]?.failures ?? [])]
    if (again.stop && i === again.outcomes.length) failed.push(again.stop)
    return [...different, ...failed.map((each) => ({ ...each, problem: `in a second run, ${each.problem}` }))]
  })
}
