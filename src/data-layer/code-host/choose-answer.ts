import type { ChosenAnswer } from '../../content/code-host/answer'
import { fetchLiveAnswer } from './fetch-live-answer'
import { readSettings } from './settings'
import { readSnapshot } from './snapshot-file'
import { CodeHostUnavailable } from './unavailable'

/** Where log lines go; Gatsby's reporter and `console` both fit. */
export interface Log {
  info(text: string): void
  warn(text: string): void
}

/** What the choice depends on; the tests replace each part. */
export interface ChoiceInputs {
  env: NodeJS.ProcessEnv
  /** The project's root. */
  root: string
  log: Log
  /** Milliseconds that the code host may take; 10 s if left out. */
  timeoutMs?: number
}

/**
 * Takes the live answer, or the snapshot when there is no token or no usable answer, and writes one log line
 * that says which and why. A service that is away is no error.
 * @throws {ContentError} when an environment variable or the snapshot that is needed is broken
 */
export async function chooseAnswer({ env, root, log, timeoutMs }: ChoiceInputs): Promise<ChosenAnswer> {
  const settings = readSettings(env)
  if (!settings.token) {
    const chosen = await fromSnapshot(root)
    log.info(`code host: ${describe(chosen)}, because GITHUB_TOKEN is not set`)
    return chosen
  }
  try {
    const answer = await fetchLiveAnswer(settings, timeoutMs)
    const fetchedAt = new Date().toISOString()
    const chosen: ChosenAnswer = { provenance: 'live', answer, fetchedAt, sizesAreApproximate: false }
    log.info(
      `code host: ${describe(chosen)}, because GITHUB_TOKEN is set and ${settings.endpoint.host} responded`,
    )
    return chosen
  } catch (error) {
    if (!(error instanceof CodeHostUnavailable)) throw error
    const chosen = await fromSnapshot(root)
    log.warn(`code host: ${describe(chosen)}, because ${error.message}`)
    return chosen
  }
}

async function fromSnapshot(root: string): Promise<ChosenAnswer> {
  const { data, fetchedAt, sizesAreApproximate } = await readSnapshot(root)
  return { provenance: 'snapshot', answer: data, fetchedAt, sizesAreApproximate }
}

function describe({ provenance, answer }: ChosenAnswer): string {
  const source = provenance === 'live' ? 'the live response' : 'the committed snapshot'
  return `using ${source} (release ${answer.repository.latestRelease.tagName})`
}
