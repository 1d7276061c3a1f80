import { buildIn, isHtmlInstead } from './check-answer'
import { answerInTime } from './network'
import { buildOfReader } from './readers'
import { keptCopy, openBuild } from './stores'

/** The builds of page-data that tabs are waiting for. */
const waiting = new Map<string, Promise<string | undefined>>()

/**
 * Page-data comes from the network only. Without it Gatsby asks for the page itself, which may be kept.
 */
export async function answerPageData({ request, clientId }: FetchEvent): Promise<Response> {
  const answered = answerInTime(fetch(request))
  const build = answered.then(async (answer) => answer && buildIn(await answer.clone().text()))
  waiting.set(clientId, build)
  const answer = await answered
  await build
  return answer ?? Response.error()
}

/** So long the worker waits to see whether page-data is asked for together with app-data, in milliseconds. */
const TOGETHER = 20

/**
 * Gatsby asks of which build the site is whenever it asks for page-data, and reads the page anew when it is not its
 * own. The answer is the build of that page-data itself, so that no deploy can fall between the two.
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
 * What belongs to a build as a whole (static query results, the search): the kept one of the tab's build, or the
 * network's if it is of that build. Data of another build is an error, after which Gatsby reads the page anew.
 */
export async function answerBuildData(event: FetchEvent, own: string): Promise<Response> {
  const { request, clientId } = event
  const build = await buildOfReader(clientId)
  if (build === undefined) return answerOther(event, own)
  const kept = await (await openBuild(build)).match(request)
  if (kept) return kept
  // however long it takes: there is nothing else to answer with, and the search may be a large download
  const answer = await fetch(request)
  if (!answer.ok) return answer
  const other = buildIn(await answer.clone().text())
  return other === undefined || other === build ? answer : Response.error()
}

/** Everything else: the network, or the newest kept copy. */
export async function answerOther({ request }: FetchEvent, own: string): Promise<Response> {
  const fetched = fetch(request)
  fetched.catch(() => undefined) // handled below, after the store was asked
  const kept = await keptCopy(request, own)
  // not waited for to the end: it may be a large download
  if (!kept) return fetched
  const answer = await answerInTime(fetched)
  return answer?.ok && !isHtmlInstead(new URL(request.url).pathname, answer) ? answer : kept.answer
}
