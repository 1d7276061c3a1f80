import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { SCRIPTS_SETTLED } from '../../base/late-scripts'
import { inlineScript } from './inline-scripts'
import { withLateScripts } from './late-scripts'

const HTML =
  '<body><p>x</p><script>a()</script><script src="/one.js" async></script><script src="/two.js" async></script><!-- end --></body>'
const STARTER = inlineScript(process.cwd(), 'start-scripts')

interface FakeScript {
  src: string
  onload?: () => void
  onerror?: () => void
}

/** Runs the starter of a page in a browser that has painted nothing yet. */
function open(hidden = false) {
  const html = withLateScripts(HTML, STARTER)
  const starter = /<script id="start-scripts">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const sources = [...html.matchAll(/<script type="late" src="([^"]+)">/g)].map(([, src]) => ({ src }))
  const fetched: FakeScript[] = []
  const told = vi.fn()
  const timers: (readonly [() => void, number | undefined])[] = []
  const watchers: ((list: { getEntriesByName: (name: string) => string[] }) => void)[] = []
  runInNewContext(starter, {
    document: {
      hidden,
      querySelectorAll: () => sources,
      createElement: () => ({}),
      body: { appendChild: (script: FakeScript) => fetched.push(script) },
    },
    setTimeout: (run: () => void, time?: number) => timers.push([run, time]),
    PerformanceObserver: class {
      constructor(watch: (typeof watchers)[number]) {
        watchers.push(watch)
      }
      observe() {
        return undefined
      }
    },
    Event: class {
      constructor(readonly type: string) {}
    },
    dispatchEvent: ({ type }: { type: string }) => {
      told(type)
    },
  })
  const paint = (name: string) => {
    for (const watch of watchers)
      watch({ getEntriesByName: (asked) => [name].filter((one) => one === asked) })
  }
  return { fetched, told, paint, timers }
}

it('fetches nothing before the first paint, and each script once after it', () => {
  const page = open()
  expect(page.fetched).toEqual([])
  page.paint('first-paint')
  expect(page.fetched).toEqual([])
  page.paint('first-contentful-paint')
  page.paint('first-contentful-paint')
  expect(page.fetched.map(({ src }) => src)).toEqual(['/one.js', '/two.js'])
})

it('does not wait in a page that is not painted, nor forever', () => {
  expect(open(true).fetched).toHaveLength(2)
  const page = open()
  const [late] = page.timers
  expect(late?.[1]).toBe(3000)
  late?.[0]()
  page.paint('first-contentful-paint')
  expect(page.fetched).toHaveLength(2)
})

it('reports when all have loaded or failed', () => {
  const { fetched, told, paint } = open()
  paint('first-contentful-paint')
  fetched[0]?.onload?.()
  expect(told).not.toHaveBeenCalled()
  fetched[1]?.onerror?.()
  expect(told).toHaveBeenCalledWith(SCRIPTS_SETTLED)
})

it('replaces only the starter in HTML of an earlier build, and leaves other scripts', () => {
  const once = withLateScripts(HTML, STARTER)
  expect(withLateScripts(once, STARTER)).toBe(once)
  expect(withLateScripts(once, 'next("$&")')).toBe(once.replace(STARTER, () => 'next("$&")'))
  expect(once).toContain('<script>a()</script>')
  expect(once).toMatch(/<\/script><!-- end --><\/body>$/)
})

it('throws an error for HTML without scripts', () => {
  expect(() => withLateScripts('<p>', STARTER)).toThrow(
    /^src\/gatsby-internals\/html\/late-scripts\.ts expects an element .* OPTIMIZATIONS_OFF=late-scripts\.$/,
  )
})
