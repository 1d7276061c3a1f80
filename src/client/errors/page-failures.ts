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
 * From now on each page that fails to load is
 * - left where it is with a notice, when it is the first one: its HTML can be read;
 * - loaded anew by the browser, once, when the server gives the page itself: after a change of the site its parts have
 *   other names;
 * - replaced by a screen that says what failed, inside of the shell, otherwise.
 *
 * @param loadPage the loader's own way to load a page
 * @param firstStands whether the first page has been drawn
 * @returns what to do with a page that has failed
 */
export function handlePageFailures(
  loader: GatsbyLoader,
  loadPage: LoadPage,
  firstStands: () => boolean,
): (path: string, page: LoadResult) => Promise<LoadResult> {
  if (handler) return handler
  const { loadPageSync } = loader
  const failedPages = new Map<string, PageResources>()
  let wanted = ''

  const load = async (path: string): Promise<LoadResult> => {
    let timer = 0
    const late = new Promise<LoadResult>((resolve) => {
      timer = window.setTimeout(() => {
        // Gatsby waits for a page's data without end. Scripts have webpack's own time-out.
        if (loader.getResourceURLsForPathname(path) === null)
          resolve({ status: 'error', error: timeOutError(dataAddress(path)) })
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
    const isFirst = !firstStands()
    const from = window.location.pathname
    wanted ||= path
    let failure = await failureOf(path, broken)
    if (!failure) {
      // It is fine now: the failure was an old one.
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
    // Asked with details Gatsby gives a failure as though it were a page, and stops at drawing it.
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

/** Whether the service worker has more to give: a kept copy of the page or, without a network, its screen of kept pages. */
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
 * Tries again after the part that failed has been fetched past the browser's cache, which may contain what a captive
 * portal once answered in its place. Other parts may then fail in the same way, so each gets its turn.
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

/** As Gatsby's loader makes it. */
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

/** A page that tells of the failure, in the place of the one that failed. A retry that succeeds turns it into that. */
function failedPage(
  path: string,
  failure: LoadFailure,
  attempt: (last: LoadFailure) => Promise<Attempt<PageResources>>,
): PageResources {
  const retry = async (last: LoadFailure): Promise<LoadFailure | undefined> => {
    const again = await attempt(last)
    if ('failure' in again) return again.failure
    Object.assign(page, again.value)
    // The same address once more: Gatsby draws what the page is now.
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

/** For the parts of a page whose code comes when they are wanted: a notice stands until they are there. */
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
