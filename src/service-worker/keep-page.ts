import { pageIn } from './check-answer'
import { keepFiles, LONGEST_FETCH, WrongAnswer } from './install-shell'
import { manifestOf, openBuild } from './stores'

/**
 * Stores a page's document and the files it loads in the cache of its build. Skipped if that build's shell isn't
 * complete here, because the page wouldn't work without its scripts.
 * @returns whether the page was stored; false if the response isn't that page or one of its files doesn't match
 */
export async function keepDocument(route: string, answer: Response): Promise<boolean> {
  const page = await pageIn(answer.clone())
  if (page?.route !== route) return false
  const manifest = await manifestOf(page.build)
  const listed = manifest?.pages.find((one) => one.route === route)
  if (!listed) return false
  try {
    await keepFiles(page.build, listed.files)
  } catch (error) {
    if (error instanceof WrongAnswer) return false
    throw error
  }
  await (await openBuild(page.build)).put(route, plain(answer))
  return true
}

/** A copy without the `redirected` flag, because browsers reject redirected responses to navigation requests. */
function plain(answer: Response): Response {
  if (!answer.redirected) return answer
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

/** Fetches and stores a page unless the given build already has it. Returns whether it is stored. */
export async function fetchAndKeep(route: string, build: string): Promise<boolean> {
  if (await (await openBuild(build)).match(route)) return true
  const answer = await fetch(route, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST_FETCH) })
  return keepDocument(route, answer)
}
