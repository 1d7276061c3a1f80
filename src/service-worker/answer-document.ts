import { routeOf } from './addresses'
import { buildIn } from './check-answer'
import { keepDocument } from './keep-page'
import { answerInTime } from './network'
import { OFFLINE_SCREEN } from './offline-manifest'
import { noteReader } from './readers'
import { keptCopy } from './stores'
import { unlessFull } from './trouble'

/**
 * Answers a navigation: from the network; with the kept copy when the network fails, stays silent or stops halfway;
 * with the offline screen when there is none.
 *
 * @param own build of this worker, whose copies are the newest
 */
export async function answerDocument(event: FetchEvent, own: string): Promise<Response> {
  const { request, resultingClientId: reader } = event
  const { pathname, search } = new URL(request.url)
  const route = routeOf(pathname)
  const fetched = fetch(request)
  // its failure is handled below, after the store was asked
  fetched.catch(() => undefined)
  const kept = await keptCopy(route, own)
  if (!kept)
    return fetched.then(
      (answer) => given(event, answer, route),
      () => offlineScreen(route + search, own),
    )

  const answer = await answerInTime(fetched)
  if (answer && answer.status < 500) return given(event, answer, route)
  await noteReader(reader, kept.build)
  // what comes late is for the next time
  if (!answer) event.waitUntil(unlessFull(async () => keepDocument(route, await fetched)))
  // for an address with a query Gatsby asks for the page's data again, which is in the document only
  return search === '' ? kept.answer : Response.redirect(route, 302)
}

/** Passes an answer of the network on, and keeps it. */
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
