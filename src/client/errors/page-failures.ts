import { FailedPage, FailedPageHead } from '../../components/errors/failed-page'
import {
  isBroken,
  isModule,
  type GatsbyLoader,
  type LoadResult,
  type PageResources,
} from '../../gatsby-internals/client/gatsby-loader'
import { LOAD_TIME_OUT, explain, timeOutError, wordsOf, type Attempt, type LoadFailure } from './load-failure'
import { loadDocument } from './load-document'
import { noticeUntil } from './notice'
import { answersPage, probe } from './probe'
import { mayReload } from './reload-once'

type LoadPage = GatsbyLoader['loadPage']

const never = () => new Promise<never>(() => undefined)
const UNKNOWN: LoadFailure = { kind: 'code', message: 'The page can’t be displayed' }

let handler: ((path: string, page: LoadResult) => Promise<LoadResult>) | undefined

/**
 * Installs the handler for pages that fail to load:
 * - The first page stays in place with a notice, because its HTML is readable.
 * - If the server still responds with the page's document, the browser reloads it once: after a deployment, its
 *   resources have different names.
 * - Otherwise, an error screen inside the shell replaces the page.
 *
 * @param loadPage the loader's original method
 * @param hasRendered whether the first page has been rendered
 * @returns handler for a page that has failed
 */
export function handlePageFailures(
  loader: GatsbyLoader,
  loadPage: LoadPage,
  hasRendered: () => boolean,
): (path: string, page: LoadResult) => Promise<LoadResult> {
  if (handler) return handler
  const { loadPageSync } = loader
  const failedPages = new Map<string, PageResources>()
  let wanted = ''

  const load = async (path: string): Promise<LoadResult> => {
    let timer = 0
    const late = new Promise<LoadResult>((resolve) => {
      timer = window.setTimeout(() => {
        // Gatsby waits for a page's data indefinitely, and webpack for stylesheets. For scripts, webpack has a timeout.
        const styles = pendingStylesheet()
        if (loader.getResourceURLsForPathname(path) === null)
          resolve({ status: 'error', error: timeOutError('page data', dataAddress(path)) })
        else if (styles !== undefined) resolve({ status: 'error', error: timeOutError('styles', styles) })
      }, LOAD_TIME_OUT)
    })
    return Promise.race([loadPage(path), late]).finally(() => {
      window.clearTimeout(timer)
    })
  }

  const attempt = async (path: string): Promise<Attempt<PageResources>> => {
    const page = await load(path)
    return isBroken(page) ? { failure: (await failureOf(path, page)) ?? UNKNOWN } : { value: page }
  }

  const recover = async (path: string, broken: LoadResult): Promise<LoadResult> => {
    const isFirst = !hasRendered()
    const from = window.location.pathname
    wanted ||= path
    let failure = await failureOf(path, broken)
    if (!failure) {
      // The resource loads now, so retry the page.
      const again = await attempt(path)
      if ('value' in again) return again.value
      failure = again.failure
    }
    if (isFirst) {
      console.warn(`The scripts of this page are not running. ${wordsOf(failure)}`)
      return noticeUntil(failure, (last) => tryAgain(last, () => attempt(path)))
    }
    const isThere = () => window.location.pathname + window.location.search === path
    const isElsewhere = window.location.pathname !== from && !isThere()
    if (wanted !== path || isElsewhere) return never()
    console.warn(`${path} could not be loaded. ${wordsOf(failure)}`)
    if (await isForWorker(path, failure)) return loadDocument(path)
    if ((await answersPage(path)) && mayReload(path, () => window.sessionStorage)) return loadDocument(path)
    const page = failedPage(path, failure, (last) => tryAgain(last, () => attempt(path)))
    failedPages.set(path, page)
    return page
  }

  loader.loadPage = async (path) => {
    wanted = path
    failedPages.clear()
    const page = await load(path)
    return isBroken(page) ? recover(path, page) : page
  }
  loader.loadPageSync = (path, options) => {
    const page = failedPages.get(path) ?? loadPageSync(path, options)
    // When called with options, Gatsby returns a failure as if it were a page, and then fails to render it.
    return isBroken(page) ? undefined : page
  }
  window.addEventListener(
    'popstate',
    () => {
      failedPages.clear()
    },
    true,
  )
  handler = recover
  return recover
}

/** Whether the service worker can respond with a cached copy or, without a network, with its offline screen. */
async function isForWorker(path: string, { kind }: LoadFailure): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  if (kind === 'network') return true
  try {
    return (await caches.match(path.split('?')[0] ?? path)) !== undefined
  } catch {
    return false
  }
}

/**
 * Retries after refetching the failed resource past the browser's cache, which may contain a captive portal's response.
 * Other resources may then fail in the same way, so it repeats this for each of them.
 */
async function tryAgain<Value>(
  last: LoadFailure,
  attempt: () => Promise<Attempt<Value>>,
): Promise<Attempt<Value>> {
  const fetched = new Set<string>()
  for (let { address } = last; ;) {
    if (address !== undefined) await probe(address, false)
    fetched.add(address ?? '')
    const result = await attempt()
    address = 'failure' in result ? result.failure.address : undefined
    if (address === undefined || fetched.has(address)) return result
  }
}

/** Address of a stylesheet that hasn't arrived. */
function pendingStylesheet(): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].find(({ sheet }) => sheet === null)?.href
}

/** URL of a page's data; must match the URL that Gatsby's loader uses. */
function dataAddress(path: string): string {
  const [pathname = '', search] = path.split('?')
  const name = pathname.replace(/^\/|\/$/g, '') || 'index'
  return `/page-data/${name}/page-data.json${search === undefined ? '' : `?${search}`}`
}

function failureOf(path: string, page: LoadResult): Promise<LoadFailure | undefined> {
  if (page && page.status !== 'error' && isModule(page.component)) {
    const name = page.page.componentChunkName.replace('component---', '')
    return Promise.resolve({ kind: 'code', message: `The page component ${name} has no default export` })
  }
  return explain(page?.status === 'error' ? page.error : undefined, dataAddress(path), probe)
}

/** Error page shown in place of the failed one. A successful retry replaces it with the real page. */
function failedPage(
  path: string,
  failure: LoadFailure,
  attempt: (last: LoadFailure) => Promise<Attempt<PageResources>>,
): PageResources {
  const retry = async (last: LoadFailure): Promise<LoadFailure | undefined> => {
    const again = await attempt(last)
    if ('failure' in again) return again.failure
    Object.assign(page, again.value)
    // Navigating to the same URL again makes Gatsby render the loaded page.
    window.___navigate(path + window.location.hash, { replace: true })
    return undefined
  }
  const page: PageResources = {
    component: FailedPage,
    head: { Head: FailedPageHead },
    json: { pageContext: { route: path.split('?')[0] }, failure, retry },
    page: {
      componentChunkName: '',
      path,
      webpackCompilationHash: window.___webpackCompilationHash,
      staticQueryHashes: [],
      slicesMap: {},
    },
    staticQueryResults: {},
  }
  return page
}

/** Handles the failure of lazily loaded code: shows a notice until it has loaded. */
export function careForPart<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  const failureOfPart = async (thrown: unknown): Promise<LoadFailure> =>
    (await explain(thrown, '', probe)) ?? UNKNOWN
  return failureOfPart(error).then((failure) =>
    noticeUntil(failure, (last) =>
      tryAgain(last, () =>
        load().then(
          (value) => ({ value }),
          async (thrown: unknown) => ({ failure: await failureOfPart(thrown) }),
        ),
      ),
    ),
  )
}
