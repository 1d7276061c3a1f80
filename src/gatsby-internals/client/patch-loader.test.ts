import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { beforeEach, expect, it } from 'vitest'
import { missingInternal } from '../../base/missing-internal'
import type { LoadResult } from './gatsby-loader'

const FILE = 'src/gatsby-internals/client/patch-loader.ts'

interface Loader {
  pageDb: unknown
  pageDataDb: unknown
  loadPage: (path: string) => Promise<LoadResult>
}

interface Bundle {
  BaseLoader: (new (loadComponent: () => Promise<unknown>, matchPaths: []) => Loader) & { prototype: object }
  patchLoader: () => void
}

/** The loader of the installed Gatsby with the site's changes, as webpack bundles them. */
const { text: code } = buildSync({
  stdin: {
    contents: "export { BaseLoader } from 'gatsby-loader'; export { patchLoader } from './patch-loader'",
    resolveDir: path.resolve(path.dirname(FILE)),
  },
  alias: { 'gatsby-loader': path.resolve('node_modules/gatsby/cache-dir/loader.js') },
  bundle: true,
  write: false,
  format: 'cjs',
  loader: { '.js': 'jsx' },
  define: { __PATH_PREFIX__: '""', __BASE_PATH__: '""', __TRAILING_SLASH__: '"always"', global: '{}' },
  external: ['react', 'react-server-dom-webpack'],
  logLevel: 'error',
}).outputFiles[0] ?? { text: '' }

let gatsby: Bundle
let requests: [address: string, cache: string | undefined][] = []
let answer: () => Response = () => new Response()

const loadPage = (loader: Loader) => loader.loadPage('/a/')
const loaderOf = (loadComponent: () => Promise<unknown>) => new gatsby.BaseLoader(loadComponent, [])
const pageData = () =>
  new Response(JSON.stringify({ path: '/a/', componentChunkName: 'a', result: {}, build: 'b2' }))

beforeEach(() => {
  requests = []
  const module = { exports: {} }
  const fetch = (address: string, { cache }: RequestInit) => {
    requests.push([address, cache])
    // an endless repetition would keep the test from ending
    return requests.length > 9 ? Promise.reject(new Error('too many requests')) : Promise.resolve(answer())
  }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is bundled above
  const run = new Function('module', 'require', 'window', 'fetch', code) as (...values: unknown[]) => void
  run(module, createRequire(path.resolve('package.json')), { ___webpackCompilationHash: 'b1' }, fetch)
  gatsby = module.exports as Bundle
})

it('finds the methods and fields of the installed loader that it changes', () => {
  for (const name of ['fetchPageDataJson', 'loadAppData', 'memoizedGet', 'loadPage'])
    expect(
      Object.getOwnPropertyNames(gatsby.BaseLoader.prototype),
      missingInternal(FILE, `the method ${name} of Gatsby's BaseLoader`).message,
    ).toContain(name)
  const loader = loaderOf(() => Promise.resolve({}))
  for (const name of ['pageDb', 'pageDataDb'] as const)
    expect(
      loader[name],
      missingInternal(FILE, `the map ${name} in Gatsby's BaseLoader`).message,
    ).toBeInstanceOf(Map)
})

it('requests data once after status 500, without the cache and app-data.json, and again on the next attempt', async () => {
  gatsby.patchLoader()
  const loader = loaderOf(() => Promise.resolve({ default: 'A' }))
  answer = () => new Response('', { status: 500 })
  expect(await loadPage(loader)).toEqual({ status: 'error' })
  expect(requests).toEqual([['/page-data/a/page-data.json', 'no-cache']])
  answer = pageData
  expect(await loadPage(loader)).toMatchObject({ component: { default: 'A' }, page: { path: '/a/' } })
  expect(requests).toHaveLength(2)
})

it('loads a page again whose script failed, and reads its build from its data', async () => {
  gatsby.patchLoader()
  answer = pageData
  const attempts = [new Error('Loading chunk a failed'), { default: 'A' }]
  const loader = loaderOf(() => Promise.resolve(attempts[0]))
  expect(await loadPage(loader)).toMatchObject({ status: 'error' })
  attempts.shift()
  expect(await loadPage(loader)).toMatchObject({
    component: { default: 'A' },
    page: { webpackCompilationHash: 'b2' },
  })
})
