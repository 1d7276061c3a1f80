import { openFiles } from './stores'
import { unlessFull } from './trouble'

/** A file that is named by its content: the kept one, or the network's, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok && answer.status === 200) {
    const copy = answer.clone()
    event.waitUntil(unlessFull(async () => (await openFiles()).put(event.request.url, copy)))
  }
  return answer
}
