import { isFile, isHtmlInstead } from './check-answer'
import { manifestOf, openFiles } from './stores'
import { unlessFull } from './trouble'

/**
 * Responds with a file that has a content digest in its name: the cached copy, otherwise the network response, which is
 * cached if the manifest lists it.
 *
 * @param own build of this worker
 */
export async function answerFile(event: FetchEvent, own: string): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await (await openFiles()).match(pathname)
  // workers of earlier builds may have stored a captive portal's page
  if (kept && !isHtmlInstead(pathname, kept)) return kept
  const answer = await fetch(event.request)
  const copy = answer.clone()
  event.waitUntil(unlessFull(() => keepIfListed(pathname, copy, own)))
  return answer
}

async function keepIfListed(pathname: string, answer: Response, own: string): Promise<void> {
  const manifest = await manifestOf(own)
  const listed = [...(manifest?.shell ?? []), ...(manifest?.pages ?? []).flatMap(({ files }) => files)]
  const file = listed.find(({ url }) => url === pathname)
  if (file && (await isFile(answer.clone(), file))) await (await openFiles()).put(pathname, answer)
}
