import fs from 'node:fs'
import path from 'node:path'
import type { PageSource } from '../../../src/records/page-source'
import type { Task } from '../../../src/records/plan-fence'
import { PageStopped, type Failure } from '../report/failure'
import { ServerGone } from '../server/exec-client'
import { loadDataset } from './datasets'
import type { ExampleOutcome } from './example-outcome'
import type { RunContext } from './run-context'
import { runShell } from './run-shell'
import { runSql } from './run-sql'
import { errorMessage } from '../../../src/base/error-message'

/** A task that is executed and recorded. */
export type RunTask = Extract<Task, { kind: 'sql' | 'shell' }>

/** Outcomes of a page's examples. */
export interface PageRun {
  outcomes: ExampleOutcome[]
  /** Failure that stopped the page; subsequent examples did not run. */
  stop?: Failure
}

/** Runs a page's examples in page order, after the page's demo tables. The database must be empty. */
export async function runPage(page: PageSource, tasks: RunTask[], context: RunContext): Promise<PageRun> {
  const run: PageRun = { outcomes: [] }
  let current: RunTask | undefined
  try {
    resetFolders(context)
    const loaded = new Set<string>()
    const load = async (name: string) => {
      if (!loaded.has(name)) await loadDataset(name, context)
      loaded.add(name)
    }
    for (const name of page.datasets) await load(name)
    for (const task of tasks) {
      current = task
      if (task.fence.meta.dataset) await load(task.fence.meta.dataset)
      run.outcomes.push(
        task.kind === 'sql' ? await runSql(task, page.id, context) : await runShell(task, context),
      )
    }
  } catch (error) {
    run.stop = await stopOf(error, page, current, context)
  }
  return run
}

async function stopOf(
  error: unknown,
  page: PageSource,
  task: RunTask | undefined,
  context: RunContext,
): Promise<Failure> {
  if (error instanceof PageStopped) return error.failure
  const place = task
    ? { file: task.fence.place.file, line: task.fence.place.line, includedAt: task.fence.includedAt }
    : { file: page.file }
  const words = error instanceof ServerGone ? await lastWords(context) : undefined
  if (words !== undefined)
    return {
      ...place,
      problem: 'the server exited while this example was running',
      detail: [...(task?.code.split('\n') ?? []), ...words],
    }
  return {
    ...place,
    problem: errorMessage(error),
    detail: task?.code.split('\n') ?? [],
  }
}

/** Waits briefly for the server's log, because a connection breaks slightly before the process exit is reported. */
async function lastWords({ server }: RunContext): Promise<string[] | undefined> {
  for (let i = 0; i < 20; i++) {
    const words = server.lastWords()
    if (words !== undefined) return words.split('\n')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return undefined
}

/** Resets the working and import folders to contain only the site's downloads. */
function resetFolders({ root, server, workFolder }: RunContext): void {
  const downloads = path.join(root, 'static/downloads')
  for (const folder of [workFolder, server.importRoot]) {
    if (folder === undefined) continue
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    if (fs.existsSync(downloads)) fs.cpSync(downloads, folder, { recursive: true })
  }
}
