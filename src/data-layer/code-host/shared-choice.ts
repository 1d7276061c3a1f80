import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChosenAnswer } from '../../content/code-host/answer'
import { chooseAnswer, type ChoiceInputs, type Log } from './choose-answer'

/** File in which the main process stores its choice for Gatsby's worker processes, relative to the project's root. */
const HANDOVER_FILE = '.cache/code-host-answer.json'

interface Handover {
  /** Process that made the choice. A worker only accepts that of its parent, not one from an earlier build. */
  pid: number
  chosen: ChosenAnswer
}

/**
 * Gatsby bundles gatsby-config.ts and gatsby-node.ts separately, each with a copy of this module. The copies share
 * globalThis, so that a process sends the request and logs only once.
 */
const KEY = Symbol.for('questdb-website.code-host.chosen-answer')
const shared = globalThis as { [KEY]?: Promise<ChosenAnswer> | undefined }

/**
 * Returns the response of this build. The first process that needs it chooses it, and Gatsby's workers use the same
 * one. After an error, the next call tries again.
 *
 * @param log receives the log line; `console` by default
 * @throws {ContentError} like {@link chooseAnswer}
 */
export function chosenAnswer(log: Log = console, inputs: Partial<ChoiceInputs> = {}): Promise<ChosenAnswer> {
  shared[KEY] ??= decide({ env: process.env, root: process.cwd(), log, ...inputs }).catch(
    (error: unknown) => {
      shared[KEY] = undefined
      throw error
    },
  )
  return shared[KEY]
}

async function decide(inputs: ChoiceInputs): Promise<ChosenAnswer> {
  return (
    (inputs.env.GATSBY_WORKER_POOL_WORKER ? await takeOver(inputs.root) : undefined) ?? chooseAnswer(inputs)
  )
}

/** Makes the choice available to the worker processes of this build. Call it before queries run. */
export async function handOver(chosen: ChosenAnswer, root: string = process.cwd()): Promise<void> {
  const file = path.join(root, HANDOVER_FILE)
  const handover: Handover = { pid: process.pid, chosen }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(handover))
  await rename(`${file}.${process.pid}`, file)
}

async function takeOver(root: string): Promise<ChosenAnswer | undefined> {
  try {
    const handover = JSON.parse(await readFile(path.join(root, HANDOVER_FILE), 'utf8')) as Handover
    return handover.pid === process.ppid ? handover.chosen : undefined
  } catch {
    // If the file doesn't exist, this process chooses by itself, with the same facts unless the service has just
    // changed.
    return undefined
  }
}
