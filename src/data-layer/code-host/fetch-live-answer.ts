import { execute, type FetchResult } from '@apollo/client/core'
import { firstAnswer } from './first-answer'
import { liveAnswerShape, type CodeHostAnswer } from '../../content/code-host/answer'
import { liveLink } from './live-link'
import { codeHostQuery, REPOSITORY } from '../../content/code-host/query'
import type { CodeHostSettings } from './settings'
import { CodeHostUnavailable } from './unavailable'

/**
 * Sends the query to the code host, and accepts only a response with the expected shape.
 *
 * @throws {CodeHostUnavailable} otherwise
 */
export async function fetchLiveAnswer(
  settings: CodeHostSettings,
  timeoutMs?: number,
): Promise<CodeHostAnswer> {
  const host = settings.endpoint.host
  const link = liveLink(settings, timeoutMs)
  let result: FetchResult
  try {
    result = await firstAnswer(execute(link, { query: codeHostQuery, variables: REPOSITORY }))
  } catch (error) {
    if (error instanceof CodeHostUnavailable) throw error
    // The remaining errors come from Apollo: a body that isn't JSON, or JSON that isn't a GraphQL response.
    const isText = error instanceof Error && error.name === 'ServerParseError'
    throw new CodeHostUnavailable(
      `${host} returned ${isText ? 'malformed JSON' : 'a response that is not GraphQL'}`,
    )
  }
  const [error] = result.errors ?? []
  if (error) {
    const isLimit = 'type' in error && error.type === 'RATE_LIMITED'
    throw new CodeHostUnavailable(
      `${host} returned ${isLimit ? 'a rate limit error' : 'an error'}: ${error.message}`,
    )
  }
  const answer = liveAnswerShape.safeParse(result.data)
  if (answer.success) return answer.data
  const issue = answer.error.issues[0]
  throw new CodeHostUnavailable(
    `${host} returned a response in an unexpected format: ${issue && issue.path.length > 0 ? issue.path.map(String).join('.') : 'data'}: ${issue?.message ?? ''}`,
  )
}
