import { buildIn } from './addresses'
import { keepFiles } from './install-shell'
import { manifestOf, openBuild } from './stores'

/**
 * Keeps the document of a page, in the store of its build; not if that build is not complete here, because the page
 * could not work without its scripts.
 * @returns whether it is kept
 */
export async function keepDocument(route: string, answer: Response): Promise<boolean> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return false
  const build = buildIn(await answer.clone().text())
  const manifest = build === undefined ? undefined : await manifestOf(build)
  const page = manifest?.pages.find((one) => one.route === route)
  if (!build || !page) return false
  await keepFiles(build, page.files)
  await (await openBuild(build)).put(route, plain(answer))
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
  return keepDocument(route, await fetch(route, { cache: 'no-cache' }))
}
