import { routeOf } from './addresses'
import { buildIn, isCutOff } from './check-answer'
import { keepDocument } from './keep-page'
import { answerInTime } from './network'
import { OFFLINE_SCREEN } from './offline-manifest'
import { noteReader } from './readers'
import { keptCopy } from './stores'
import { unlessFull } from './trouble'

/**
 * Responds to a navigation: from the network, with the cached copy if the network fails, stalls, or returns a server
 * error, and with the offline screen if there is no copy.
 *
 * @param own build of this worker, whose copies are preferred
 */
export async function answerDocument(event: FetchEvent, own: string): Promise<Response> {
  const { request, resultingClientId: reader } = event
  const { pathname, search } = new URL(request.url)
  const route = routeOf(pathname)
  const fetched = fetch(request)
  // its failure is handled below, after the cache lookup
  fetched.catch(() => undefined)
  const kept = await keptCopy(route, own)
  if (!kept)
    return fetched.then(
      (answer) => given(event, answer, route),
      () => offlineScreen(route + search, own),
    )

  const answer = await answerInTime(fetched)
  if (answer && answer.status < 500 && !(await isCutOff(answer))) return given(event, answer, route)
  await noteReader(reader, kept.build)
  // a late response is stored for the next visit
  if (!answer) event.waitUntil(unlessFull(async () => keepDocument(route, await fetched)))
  // for an address with a query, Gatsby requests the page data again, which is available only in the document
  return search === '' ? kept.answer : Response.redirect(route, 302)
}

/** Returns a network response and stores a copy of it. */
function given(event: FetchEvent, answer: Response, route: string): Response {
  const copy = answer.clone()
  event.waitUntil(
    unlessFull(async () => {
      const build = buildIn(await copy.clone().text())
      if (build) await noteReader(event.resultingClientId, build)
      await keepDocument(route, copy)
    }),
  )
  return answer
}

async function offlineScreen(wanted: string, own: string): Promise<Response> {
  const screen = await keptCopy(OFFLINE_SCREEN, own)
  if (!screen) return Response.error()
  if (wanted.startsWith(OFFLINE_SCREEN)) return screen.answer
  return Response.redirect(`${OFFLINE_SCREEN}#${wanted}`, 302)
}
