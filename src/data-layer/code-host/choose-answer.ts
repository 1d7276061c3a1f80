import type { ChosenAnswer } from '../../content/code-host/answer'
import { fetchLiveAnswer } from './fetch-live-answer'
import { readSettings } from './settings'
import { readSnapshot } from './snapshot-file'
import { CodeHostUnavailable } from './unavailable'

/** Receives log lines; both Gatsby's reporter and `console` are suitable. */
export interface Log {
  info(text: string): void
  warn(text: string): void
}

/** Dependencies, which tests replace. */
export interface ChoiceInputs {
  env: NodeJS.ProcessEnv
  /** The project's root. */
  root: string
  log: Log
  /** Timeout of the code host in milliseconds; 10 s by default. */
  timeoutMs?: number
}

/**
 * Returns the live response, or the snapshot if there is no token or no usable response, and logs a single line that
 * states which and why. An unavailable service isn't an error.
 *
 * @throws {ContentError} if an environment variable or a required snapshot is invalid
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
