import { buildIn, routeOf } from './addresses'
import { keepDocument } from './keep-page'
import { answerInTime } from './network'
import { OFFLINE_SCREEN } from './offline-manifest'
import { noteReader } from './readers'
import { keptBuilds, manifestOf, openBuild } from './stores'
import { unlessFull } from './trouble'

/**
 * Answers a navigation: from the network; with the kept copy when the network fails or stays silent; with the offline
 * screen when there is none.
 *
 * @param own build of this worker, whose copies are the newest
 */
export async function answerDocument(event: FetchEvent, own: string): Promise<Response> {
  const { request, resultingClientId: reader } = event
  const { pathname, search } = new URL(request.url)
  const route = routeOf(pathname)
  const fetched = fetch(request)
  const answer = await answerInTime(fetched)
  if (answer && answer.status < 500) return given(event, answer, route)

  const kept = await keptCopy(route, own)
  if (kept) {
    await noteReader(reader, kept.build)
    // what comes late is for the next time
    if (!answer) event.waitUntil(unlessFull(async () => keepDocument(route, await fetched)))
    // for an address with a query Gatsby asks for the page's data again, which is in the document only
    return search === '' ? kept.answer : Response.redirect(route, 302)
  }
  try {
    return answer ?? given(event, await fetched, route)
  } catch {
    return offlineScreen(route + search, own)
  }
}

/** Passes an answer of the network on, and keeps it. A page that is gone is not kept any longer. */
function given(event: FetchEvent, answer: Response, route: string): Response {
  const copy = answer.clone()
  event.waitUntil(
    unlessFull(async () => {
      const build = buildIn(await copy.clone().text())
      if (build) await noteReader(event.resultingClientId, build)
      if (copy.status === 404) await forget(route)
      await keepDocument(route, copy)
    }),
  )
  return answer
}

async function forget(route: string): Promise<void> {
  for (const build of await keptBuilds()) await (await openBuild(build)).delete(route)
}

/** The copy of a page in the newest build that has one and is complete. */
export async function keptCopy(
  route: string,
  own: string,
): Promise<{ answer: Response; build: string } | undefined> {
  for (const build of [own, ...(await keptBuilds()).filter((one) => one !== own)]) {
    if (!(await manifestOf(build))) continue
    const answer = await (await openBuild(build)).match(route)
    if (answer) return { answer, build }
  }
  return undefined
}

async function offlineScreen(wanted: string, own: string): Promise<Response> {
  const screen = await keptCopy(OFFLINE_SCREEN, own)
  if (!screen) return Response.error()
  if (wanted.startsWith(OFFLINE_SCREEN)) return screen.answer
  return Response.redirect(`${OFFLINE_SCREEN}#${wanted}`, 302)
}
