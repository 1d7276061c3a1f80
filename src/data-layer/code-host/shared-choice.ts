import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChosenAnswer } from '../../content/code-host/answer'
import { chooseAnswer, type ChoiceInputs, type Log } from './choose-answer'

/** Where the main process leaves its choice for Gatsby's worker processes, below the project's root. */
const HANDOVER_FILE = '.cache/code-host-answer.json'

interface Handover {
  /** Process that chose; a worker believes its own parent only, not what an earlier build left. */
  pid: number
  chosen: ChosenAnswer
}

/**
 * Gatsby bundles gatsby-config.ts and gatsby-node.ts apart, each with its own copy of this module.
 * A place on globalThis is what the copies share, so that a process asks and logs once.
 */
const KEY = Symbol.for('questdb-website.code-host.chosen-answer')
const shared = globalThis as { [KEY]?: Promise<ChosenAnswer> | undefined }

/**
 * The answer of this build: chosen once by the process that asks first, and taken over by Gatsby's workers.
 * After an error the next call tries again.
 * @param log where the one line goes; `console` if left out
 * @throws {ContentError} as {@link chooseAnswer}
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

/** Lets the worker processes of this build use the choice. To be called before queries run. */
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
    // Not there: this process decides for itself, which gives the same facts unless the service just changed.
    return undefined
  }
}
