import { comparePage } from '../compare/compare-page'
import type { PageRecord } from '../../../src/records/record-format'
import { readRecord, recordFileOf } from '../../../src/records/record-files'
import { countRun } from './count-run'
import { runTasks, type PageChecker, type PlannedPage } from './planned-page'
import { runPage } from './run-page'

/** Runs a page's examples and compares them with its record. */
export async function verifyPage({ page, tasks, isSound }: PlannedPage, checker: PageChecker): Promise<void> {
  const { root, tally } = checker
  const recordFile = recordFileOf(page.file)
  let record: PageRecord | undefined
  try {
    record = readRecord(root, recordFile)
  } catch (error) {
    tally.fail([{ file: recordFile, problem: (error as Error).message, detail: [] }])
  }
  const run = runTasks(tasks)
  if (run.length === 0) {
    const problem = 'belongs to a page without examples: run make record'
    if (record && isSound) tally.fail([{ file: recordFile, problem, detail: [] }])
    return
  }
  const context = await checker.freshContext()
  const result = await runPage(page, run, context)
  const { byExample, ofPage } = comparePage(recordFile, record, context.server.version, result.outcomes)
  countRun(result, run, byExample, tally)
  // Records of fences that couldn't be read or come after a stop aren't stale, because those fences did not run.
  if (isSound && !result.stop) for (const failure of ofPage) tally.fail([failure])
}
