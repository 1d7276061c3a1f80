import { pageIn } from './check-answer'
import { keepFiles, LONGEST_FETCH, WrongAnswer } from './install-shell'
import { manifestOf, openBuild } from './stores'

/**
 * Keeps the document of a page with the files that it loads, in the store of its build; not if that build is not
 * complete here, because the page could not work without its scripts.
 * @returns whether it is kept; false also when the server answers, but not with that page and its files
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

/** An answer that came over a redirect must not be given for a navigation. */
function plain(answer: Response): Response {
  if (!answer.redirected) return answer
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

/** Fetches a page and keeps it, unless the given build has it already. */
export async function fetchAndKeep(route: string, build: string): Promise<boolean> {
  if (await (await openBuild(build)).match(route)) return true
  const answer = await fetch(route, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST_FETCH) })
  return keepDocument(route, answer)
}
