import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contentFailure } from '../report/failure'
import { planFence } from '../../../src/records/plan-fence'
import type { PageSource } from '../../../src/records/page-source'
import { readPages, type SiteSource } from '../pages/read-pages'
import { readTokenFacts } from '../pages/token-facts'
import { FLOOR_FILE, raiseFloor, readFloor } from '../../../src/records/floor'
import { KNOWN_FAILURES_FILE, readKnownFailures } from '../records/known-failures'
import { listRecords, recordFileOf, writeRecord } from '../../../src/records/record-files'
import { KNOWN_ISSUES_PAGE, runKnownIssues } from '../known-issues/run-known-issues'
import { checkFacts } from '../reference/check-facts'
import type { Server } from '../server/server'
import { readDatasets } from './datasets'
import { runTasks, type PlannedPage } from './planned-page'
import { recordPage } from './record-page'
import { KnownFailureBook } from './run-context'
import { requirePrograms } from './require-programs'
import type { RunOptions } from './run-options'
import { checkShellSyntax } from './run-shell'
import { ServerHolder } from './server-holder'
import { Tally } from './tally'
import { verifyPage } from './verify-page'

/** Where a run gets its servers from. */
export interface Servers {
  /** The one on which examples run. */
  open: () => Promise<Server>
  /** One that runs with its defaults; without it, what the server says of itself is left out. */
  openDefault?: (() => Promise<Server>) | undefined
  /** Number of servers on which pages run at the same time; 1 if absent. */
  atOnce?: number
}

/** Result of a run. */
export interface RunTotals {
  passed: number
  failed: number
}

/**
 * Runs the examples of the site or of some pages. The server is opened when the first example needs it.
 * @throws {Error} when the run itself cannot go on: no such page, no server
 */
export async function runSite(
  options: RunOptions,
  { open, openDefault, atOnce = 1 }: Servers,
  say: (line: string) => void,
): Promise<RunTotals> {
  const began = Date.now()
  const { root, mode } = options
  const tally = new Tally(say)
  const isWhole = !options.pages
  const site = readPages(root, readTokenFacts(root, options.release), options.pages)
  const { pages } = site
  for (const problem of site.problems) tally.fail([contentFailure(problem)])

  const datasets = readDatasets(root)
  const knownFailures = new KnownFailureBook(readKnownFailures(root))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-examples-'))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const holders: ServerHolder[] = []
  let engine = ''
  try {
    const known = new Set(datasets.keys())
    const planned = []
    for (const page of pages) planned.push(await planPage(page, known, folder, tally))
    requirePrograms(
      planned.flatMap(({ tasks }) => tasks),
      process.env.PATH ?? '',
    )
    const waiting = [...planned]
    /** Runs pages on a server of its own until none is left. */
    const runPages = async (index: number) => {
      const holder = new ServerHolder(open)
      holders.push(holder)
      const workFolder = path.join(folder, String(index))
      const freshContext = async () => {
        const server = await holder.empty()
        engine = server.version
        return { root, server, datasets, knownFailures, workFolder }
      }
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        const start = Date.now()
        await (mode === 'verify' ? verifyPage : recordPage)(each, { root, tally, freshContext })
        if (!isWhole)
          say(`${each.page.id}: ${plural(runTasks(each.tasks).length, 'example')}, ${seconds(start)}`)
      }
    }
    const stopOthers = (error: unknown) => {
      waiting.length = 0
      throw error
    }
    const ended = await Promise.allSettled(
      Array.from({ length: atOnce }, (_, index) => runPages(index).catch(stopOthers)),
    )
    const failed = ended.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  } finally {
    await Promise.all(holders.map((holder) => holder.stop()))
    process.off('exit', removeFolder)
    removeFolder()
  }

  const count = [...tally.run.values()].reduce((sum, each) => sum + each, 0)
  checkKnownFailures(knownFailures, site, tally)
  if (isWhole) {
    checkOrphans(site, options, tally)
    checkFloor(options, count, tally)
    if (openDefault) await checkFacts(options, openDefault, tally)
    else
      say(
        'not compared: functions, parameters, and keywords, because the server was not started by this tool',
      )
  }
  if (openDefault && (isWhole || pages.some(({ id }) => id === KNOWN_ISSUES_PAGE)))
    await runKnownIssues({ root, open, openDefault, datasets, tally })
  say(
    `${engine ? `QuestDB ${engine}, ` : ''}${plural(pages.length, 'page')}, ${plural(count, 'example')} run (${Tally.list(tally.run)}) in ${seconds(began)}`,
  )
  say(`not run: ${Tally.list(tally.notRun)}`)
  say(`${tally.passed} passed, ${tally.failed} failed`)
  return { passed: tally.passed, failed: tally.failed }
}

/** Plans what to do with each fence of a page, and reports problems that can be detected without a server. */
async function planPage(
  page: PageSource,
  datasets: ReadonlySet<string>,
  folder: string,
  tally: Tally,
): Promise<PlannedPage> {
  const plans = page.fences.map((fence) => planFence(fence, datasets))
  const tasks = plans.flatMap(({ task }) => (task ? [task] : []))
  const failures = [...page.problems, ...plans.flatMap(({ problems }) => problems)].map(contentFailure)
  for (const task of tasks) {
    if (task.kind === 'none') tally.skip(task.why)
    if (task.kind !== 'shell-syntax') continue
    tally.skip('bash (syntax checked)')
    const failure = await checkShellSyntax(task, folder)
    if (failure) failures.push(failure)
  }
  for (const failure of failures) tally.fail([failure])
  return { page, tasks, isSound: failures.length === 0 }
}

/** Reports entries whose page or statement no longer exists. */
function checkKnownFailures(book: KnownFailureBook, { all, pages }: SiteSource, tally: Tally): void {
  const ids = new Set(all.map(({ id }) => id))
  const gone = book.entries.filter(({ page }) => !ids.has(page))
  const unmet = book.unmet(new Set(pages.map(({ id }) => id)))
  for (const { page, statement } of new Set([...gone, ...unmet]))
    tally.fail([
      {
        file: KNOWN_FAILURES_FILE,
        problem: `no example on ${page} runs this statement: remove the entry`,
        detail: statement.split('\n'),
      },
    ])
}

function checkOrphans({ all, problems }: SiteSource, { root, mode }: RunOptions, tally: Tally): void {
  // A page that couldn't be read retains its record.
  const owned = new Set([...all, ...problems].map(({ file }) => recordFileOf(file)))
  for (const file of listRecords(root)) {
    if (owned.has(file)) continue
    if (mode === 'verify')
      tally.fail([{ file, problem: 'does not belong to any page: remove it', detail: [] }])
    else if (writeRecord(root, file, undefined))
      tally.say(`${file}: removed, because it does not belong to any page`)
  }
}

function checkFloor({ root, mode }: RunOptions, count: number, tally: Tally): void {
  const floor = readFloor(root)
  if (mode === 'record' && count >= (floor ?? 0)) {
    const raised = raiseFloor(root, tally.passed)
    if (raised !== floor) tally.say(`${FLOOR_FILE}: ${floor ?? 'none'} → ${raised} examples`)
  } else if (floor === undefined) {
    tally.fail([{ file: FLOOR_FILE, problem: 'is missing: run make record', detail: [] }])
  } else if (count < floor) {
    tally.fail([
      {
        file: FLOOR_FILE,
        problem: `${count} examples were run, fewer than the minimum of ${floor}: restore the missing examples, or lower the minimum by hand and explain why`,
        detail: [],
      },
    ])
  }
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
