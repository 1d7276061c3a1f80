import path from 'node:path'
import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { ExampleRecord, ExpectedRows } from '../../../src/content/client-examples/schemas'
import { loadDataset } from '../../verify/run/datasets'
import { exampleEnvironment } from '../../verify/run/example-environment'
import { runProcess, type ProcessResult } from '../../verify/run/run-process'
import { StatementTimeout, type ExecClient } from '../../verify/server/exec-client'
import { resetDatabase } from '../../verify/server/reset-database'
import { settle } from '../../verify/server/settle'
import type { Built } from '../languages/language'
import type { ProgramResult } from '../result'
import { restorePorts, type ProgramPorts } from '../server/addresses'
import type { Relays } from '../server/relays'
import type { Servers } from '../server/servers'
import type { Workspace } from '../workspace'
import { compareStored } from './stored-rows'

/** Input for running the programs of a language. */
export interface ProgramContext {
  servers: Servers
  relays: Relays
  ports: ProgramPorts
  workspace: Workspace
  built: Built
  /** SQL of each demo table, by name. */
  datasets: ReadonlyMap<string, string>
  expected: ExpectedRows | undefined
}

/** Timeout of a program in milliseconds, and of a client kind without a server. */
const RUN_LIMIT = 60_000
const ATTEMPT_LIMIT = 30_000

/** Locale-independent formats of times and text. */
const FORMATS = { TZ: 'UTC', LC_ALL: 'C.UTF-8' }

/** Runs a program on an empty database, and reads its effects. A statement that times out is a problem of the program. */
export async function runProgram(entry: ClientExampleEntry, context: ProgramContext): Promise<ProgramResult> {
  const result: ProgramResult = { entry, problems: [], seconds: 0 }
  try {
    await runInto(result, context)
  } catch (error) {
    if (!(error instanceof StatementTimeout)) throw error
    result.problems.push({ problem: `a statement ${error.message}`, detail: error.sql.split('\n') })
  }
  return result
}

async function runInto(result: ProgramResult, context: ProgramContext): Promise<void> {
  const { entry } = result
  const { servers, relays, built, datasets, expected } = context
  const server = await servers.get(entry.server)
  const tls = entry.server === 'tls' ? await servers.tls() : undefined
  await resetDatabase(server.client)
  for (const name of entry.datasets) await loadDataset(name, { server, datasets })

  await relays.open(server.ports, tls?.identity)
  const started = Date.now()
  const ended = await runIn('run', entry, context, RUN_LIMIT, tls?.trust)
  result.seconds = (Date.now() - started) / 1000
  await relays.drain()
  await relays.close()
  if (relays.connections > 0) result.connects = true
  const words = server.lastWords()
  if (words !== undefined) result.problems.push({ problem: 'the server exited', detail: words.split('\n') })
  if (ended.timedOut) result.problems.push(tooLong(RUN_LIMIT, ended, context))
  else if (ended.exitCode !== 0)
    result.problems.push({
      problem: `it ended with exit code ${ended.exitCode}`,
      detail: printed(ended, context),
    })
  if (result.problems.length > 0) return

  result.ran = true
  await settle(server.client)
  if (entry.kind && expected) {
    const difference = await compareStored(server.client, expected)
    if (difference) result.problems.push(difference)
    else result.rowsMatch = true
  }
  const queries = await runQueries(entry, server.client, result)
  result.record = {
    digest: entry.digest,
    ranWith: {
      client: built.client(entry),
      runtime: built.runtime,
      server: `QuestDB ${server.version}`,
      date: new Date().toISOString().slice(0, 10),
    },
    output: hidePlaces(ended.stdout, context).trimEnd(),
    queries,
  }
}

/** Runs a program without a server. It has to fail, and client kinds have to report the reason. */
export async function runWithoutServer(result: ProgramResult, context: ProgramContext): Promise<void> {
  const { entry } = result
  const limit = entry.kind ? ATTEMPT_LIMIT : RUN_LIMIT
  const started = Date.now()
  const ended = await runIn(`alone/${entry.name}`, entry, context, limit)
  result.seconds += (Date.now() - started) / 1000
  const report = (problem: string) =>
    result.problems.push({ problem: `without a server, ${problem}`, detail: printed(ended, context) })
  if (ended.timedOut) report(`it takes longer than ${limit / 1000} s to fail`)
  else if (ended.exitCode === 0) report('it ends with exit code 0, as if it had succeeded')
  else if (entry.kind && !`${ended.stdout}${ended.stderr}`.includes('Error running example'))
    report('it fails, but does not print "Error running example"')
  else result.failedWithout = true
}

function runIn(
  folder: string,
  entry: ClientExampleEntry,
  { workspace, built }: ProgramContext,
  limit: number,
  env: Record<string, string> = {},
): Promise<ProcessResult> {
  const cwd = workspace.emptyFolder(folder)
  return runProcess(built.command(entry), {
    cwd,
    env: exampleEnvironment({ ...FORMATS, ...env }),
    limit,
  })
}

async function runQueries(
  entry: ClientExampleEntry,
  client: ExecClient,
  result: ProgramResult,
): Promise<ExampleRecord['queries']> {
  const results: ExampleRecord['queries'] = []
  for (const { title, sql } of entry.queries) {
    const answer = await client.exec(sql.trim().replace(/;$/, ''))
    if (answer.kind === 'rows') results.push({ columns: answer.columns, rows: answer.rows })
    else
      result.problems.push({
        problem: `query "${title}" ${answer.kind === 'error' ? 'failed' : 'returned no rows'}`,
        detail: [...sql.trimEnd().split('\n'), ...(answer.kind === 'error' ? [answer.message] : [])],
      })
  }
  return results
}

function tooLong(limit: number, ended: ProcessResult, context: ProgramContext) {
  return {
    problem: `it takes longer than ${limit / 1000} s, or left a process running`,
    detail: printed(ended, context),
  }
}

/** Returns the end of a program's output, with the ports of its source. */
function printed({ stdout, stderr }: ProcessResult, context: ProgramContext): string[] {
  const lines = hidePlaces(`${stdout}\n${stderr}`, context).split('\n')
  return lines.filter((line) => line.trim() !== '').slice(-20)
}

function hidePlaces(text: string, { ports, workspace }: ProgramContext): string {
  return restorePorts(text, ports).replaceAll(`${workspace.project}${path.sep}`, '')
}
