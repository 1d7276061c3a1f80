/**
 * Time without a complete response after which the network counts as down, in milliseconds. Readers with a stored copy
 * wait this long for a newer one.
 */
const SILENCE = 3000

/** How long after a timeout further requests don't wait, in milliseconds. */
const STILL_SILENT = 10_000

let silentUntil = 0

/** Whether a request timed out recently. */
export const isSilent = (): boolean => Date.now() < silentUntil

/**
 * Returns the response, or undefined if the request fails or its body isn't complete in time: a body can stall or fail
 * after the headers have arrived. The request isn't aborted, so that a late response can still be stored.
 */
export async function answerInTime(request: Promise<Response>): Promise<Response | undefined> {
  const wait = isSilent() ? 0 : SILENCE
  const silence = new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), wait))
  const answer = await Promise.race([complete(request).catch(() => undefined), silence])
  if (answer === 'silent') {
    silentUntil = Date.now() + STILL_SILENT
    return undefined
  }
  if (answer) silentUntil = 0
  return answer
}

/** Resolves once the body has arrived. */
async function complete(request: Promise<Response>): Promise<Response> {
  const answer = await request
  await answer.clone().arrayBuffer()
  return answer
}
