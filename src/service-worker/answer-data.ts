import { buildIn, isHtmlInstead } from './check-answer'
import { answerInTime } from './network'
import { buildOfReader } from './readers'
import { keptCopy, openBuild } from './stores'

/** Builds of pending page-data requests, by client ID. */
const waiting = new Map<string, Promise<string | undefined>>()

/**
 * Responds with page-data, from the network only. If that fails, Gatsby requests the document, which may be cached.
 */
export async function answerPageData({ request, clientId }: FetchEvent): Promise<Response> {
  const answered = answerInTime(fetch(request))
  const build = answered.then(async (answer) => answer && buildIn(await answer.clone().text()))
  waiting.set(clientId, build)
  const answer = await answered
  await build
  return answer ?? Response.error()
}

/** How long an app-data request waits for an accompanying page-data request, in milliseconds. */
const TOGETHER = 20

/**
 * Gatsby requests the site's current build with each page-data request, and reloads if it differs from its own. The
 * response reports the build of that page-data, so that a deployment between the requests can't cause a mismatch.
 */
export async function answerAppData({ request, clientId }: FetchEvent): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, TOGETHER))
  const together = waiting.get(clientId)
  const build = (await together) ?? (await buildOfReader(clientId))
  if (waiting.get(clientId) === together) waiting.delete(clientId)
  if (build === undefined) return fetch(request)
  return Response.json({ webpackCompilationHash: build })
}

/**
 * Responds with data that belongs to a build (static query results, the search): the cached copy of the tab's build,
 * otherwise the network response. Data of another build becomes an error, which causes Gatsby to reload the page.
 */
export async function answerBuildData(event: FetchEvent, own: string): Promise<Response> {
  const { request, clientId } = event
  const build = await buildOfReader(clientId)
  if (build === undefined) return answerOther(event, own)
  const kept = await (await openBuild(build)).match(request)
  if (kept) return kept
  // no time limit, because there is no cached copy to fall back on and the search may be a large download
  const answer = await fetch(request)
  if (!answer.ok) return answer
  const other = buildIn(await answer.clone().text())
  return other === undefined || other === build ? answer : Response.error()
}

/** Responds to all other requests: from the network, otherwise with a cached copy. */
export async function answerOther({ request }: FetchEvent, own: string): Promise<Response> {
  const fetched = fetch(request)
  fetched.catch(() => undefined) // handled below, after the cache lookup
  const kept = await keptCopy(request, own)
  // the body isn't awaited, because it may be a large download
  if (!kept) return fetched
  const answer = await answerInTime(fetched)
  return answer?.ok && !isHtmlInstead(new URL(request.url).pathname, answer) ? answer : kept.answer
}
