import { BaseLoader } from 'gatsby-loader'
import type { LoadResult } from './gatsby-loader'

/**
 * Changes how Gatsby's loader behaves when a server, a cache, or the network fails:
 *
 * - If a page's data responds with status 500, it requests the data of `/500.html`, and if that also responds with 500,
 *   repeats the request forever.
 * - It reads the build of a page from app-data.json, which caches may keep for longer or shorter than the page's data.
 *   The data includes its build (src/gatsby-internals/html), so app-data.json isn't requested.
 * - It accepts data from the browser's cache, which mixes two builds on hosts that allow caching of the data.
 * - It never retries a page that failed to load, and plugins that request such a page crash.
 */
export function patchLoader(): void {
  const { prototype } = BaseLoader
  const { fetchPageDataJson, loadPage } = prototype

  prototype.fetchPageDataJson = function (request) {
    return request.internalServerError
      ? Promise.resolve({ ...request, status: 'error' })
      : fetchPageDataJson.call(this, request)
  }

  prototype.loadAppData = () => Promise.resolve({ webpackCompilationHash: window.___webpackCompilationHash })

  prototype.memoizedGet = (address) =>
    fetch(address, { cache: 'no-cache' })
      .then(async (answer) => ({ status: answer.status, responseText: await answer.text() }))
      // without a status, the loader retries three times
      .catch(() => ({}))

  prototype.loadPage = async function (path) {
    let page: LoadResult
    try {
      page = await loadPage.call(this, path)
    } catch (error) {
      page = { status: 'error', error }
    }
    const about = page?.page
    for (const [key, { status, notFound, payload }] of this.pageDataDb) {
      if (payload?.build && payload.path === about?.path) about.webpackCompilationHash = payload.build
      // Data that can't be parsed is reported as not found.
      if (status === 'error' || notFound) this.pageDataDb.delete(key)
    }
    for (const [key, { status }] of this.pageDb) if (status === 'error') this.pageDb.delete(key)
    return page
  }
}
