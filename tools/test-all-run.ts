import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Counts } from './test-all-counts'
import type { Stage } from './test-all-stages'
import { errorMessage } from '../src/base/error-message'

/** Outcome of a stage. */
export interface StageResult extends Counts {
  name: string
  seconds: number
  /** Problem other than failed tests, in a sentence. */
  problem?: string
  /** Output of the program. */
  logFile?: string
}

const ONE_FAILED: Counts = { passed: 0, failed: 1, skipped: 0 }

/**
 * Runs stages in the order of their list, two that use a single processor at the same time. A stage that crashes, runs
 * nothing, or is skipped because its prerequisite failed counts as a failure.
 *
 * @param stages list in which a prerequisite comes before the stages that need it
 * @param folder for logs and reports
 * @param onResult called after each stage
 * @returns results in the order of the list
 */
export async function runStages(
  stages: readonly Stage[],
  folder: string,
  onResult: (result: StageResult) => void = () => undefined,
): Promise<StageResult[]> {
  mkdirSync(folder, { recursive: true })
  const running = new Map<Stage, Promise<void>>()
  const results = new Map<string, StageResult>()
  for (const stage of stages) {
    while (!fitsBeside(stage, [...running.keys()])) await Promise.race(running.values())
    const needed = stage.needs === undefined ? undefined : results.get(stage.needs)
    const outcome: Promise<StageResult> =
      needed && needed.failed > 0
        ? Promise.resolve({
            name: stage.name,
            seconds: 0,
            ...ONE_FAILED,
            problem: `not run, because ${needed.name} failed`,
          })
        : runStage(stage, folder)
    running.set(
      stage,
      outcome.then((result) => {
        running.delete(stage)
        results.set(stage.name, result)
        onResult(result)
      }),
    )
  }
  await Promise.all(running.values())
  return stages.flatMap(({ name }) => results.get(name) ?? [])
}

/** Whether a stage may start while others are running, none of which may be its prerequisite. */
function fitsBeside(stage: Stage, running: readonly Stage[]): boolean {
  const fits = ({ name, singleCore }: Stage) =>
    singleCore === true && stage.singleCore === true && name !== stage.needs
  return running.length < 2 && running.every(fits)
}

async function runStage(stage: Stage, folder: string): Promise<StageResult> {
  const logFile = path.join(folder, `${stage.name}.log`)
  const reportFile = path.resolve(folder, `${stage.name}.json`)
  const started = performance.now()
  // a report of an earlier run must not count for this one
  rmSync(reportFile, { force: true })
  writeFileSync(logFile, '')
  const outcome = await outcomeOf(stage, logFile, reportFile)
  return { name: stage.name, seconds: (performance.now() - started) / 1000, logFile, ...outcome }
}

async function outcomeOf(
  stage: Stage,
  logFile: string,
  reportFile: string,
): Promise<Counts & { problem?: string }> {
  let ending: string | number
  try {
    const variables = (await stage.prepare?.(reportFile)) ?? {}
    const [program, ...args] = stage.command
    const filled = args.map((argument) => argument.replace('{report}', reportFile))
    ending = await execute(program, filled, variables, logFile)
  } catch (error) {
    return { ...ONE_FAILED, problem: errorMessage(error) }
  }
  if (!stage.countsOf) {
    return ending === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { ...ONE_FAILED, problem: `exited with ${ending}` }
  }
  let counts: Counts
  try {
    counts = stage.countsOf(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return { ...ONE_FAILED, problem: `exited with ${ending} and left no report` }
  }
  if (counts.failed > 0) return counts
  if (ending !== 0)
    return { ...counts, failed: 1, problem: `no test failed, but the run exited with ${ending}` }
  if (counts.passed === 0 && !counts.flaky?.length) return { ...counts, failed: 1, problem: 'ran no tests' }
  return counts
}

/** Runs a program with its output in a file, and returns its exit code or the signal that ended it. */
function execute(
  program: string,
  args: string[],
  variables: Record<string, string>,
  logFile: string,
): Promise<string | number> {
  const env = {
    ...process.env,
    PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
    ...variables,
  }
  const log = openSync(logFile, 'a')
  return new Promise<string | number>((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', log, log] })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      resolve(code ?? signal ?? 'an unknown signal')
    })
  }).finally(() => {
    closeSync(log)
  })
}
