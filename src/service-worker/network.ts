/** A network that says nothing for so long is taken as gone (specification of the site), in milliseconds. */
const SILENCE = 3000

/** For how long after a silence the next requests do not wait again, in milliseconds. */
const STILL_SILENT = 10_000

let silentUntil = 0

/** Whether the network was silent a moment ago. */
export const isSilent = (): boolean => Date.now() < silentUntil

/**
 * The network's answer, or undefined when it fails or is not complete in time: a body can stop or be damaged after its
 * headers came. The request itself goes on, so that what comes late can still be kept.
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

/** An answer whose body has arrived. */
async function complete(request: Promise<Response>): Promise<Response> {
  const answer = await request
  await answer.clone().arrayBuffer()
  return answer
}
