import type { Browser, CDPSession, Page } from 'playwright'

/** Groups of answers, by what they are for. */
export type Kind = 'document' | 'script' | 'style' | 'data' | 'font' | 'image' | 'other'

/** Measurements of the first load of a page. */
export interface FirstLoad {
  /** Bytes over the wire, compressed and with headers. */
  bytes: Record<Kind, number>
  requests: number
  /** CPU that the page's main thread used in its tasks, in milliseconds. */
  cpu: number
  /** Cumulative layout shift, summed over the whole load. */
  shift: number
  /** Each shift with what moved. */
  shifts: string[]
  /** Largest contentful paint, in milliseconds after the start. */
  paint: number
  /** First contentful paint, likewise. */
  firstPaint: number
  /** The longest task of the main thread, in milliseconds; 0 if none took 50 ms. */
  longestTask: number
  /** Sentences and other texts of the page's main part. */
  blocks: string[]
  /** All text responses. */
  answers: Answer[]
}

/** CPU slowdown of a phone compared with a developer's machine. */
export const SLOWER_PROCESSOR = 4

/** An answer that is text. */
export interface Answer {
  url: string
  body: string
}

/**
 * How long the page is watched after the network came to rest, in milliseconds. Gatsby fetches other pages ahead
 * 3 seconds after their links came in sight: a page that does so must not look as if it did not.
 */
const QUIET = 4000

/**
 * Opens a URL in a fresh browser context and waits without interaction.
 * Service workers are blocked, because they would fetch the same files again at an arbitrary time.
 *
 * @param slowdown CPU throttling factor
 */
export async function firstLoad(browser: Browser, address: string, slowdown = 1): Promise<FirstLoad> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    const answers = watchAnswers(page)
    // CPU of the thread, not time on the clock, which other programs of the machine would lengthen
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (slowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchPaints)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET)
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
    const paints = await page.evaluate(() => window.benchPaints)
    const blocks = await page.evaluate(textBlocks)
    return { ...network, cpu: seconds * 1000, ...paints, blocks, answers: await answers() }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    benchPaints: Pick<FirstLoad, 'shift' | 'shifts' | 'paint' | 'firstPaint' | 'longestTask'>
  }
}

/** Of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const seen = (window.benchPaints = {
    shift: 0,
    shifts: [] as string[],
    paint: 0,
    firstPaint: 0,
    longestTask: 0,
  })
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : 'text',
      )
      seen.shift += value
      seen.shifts.push(`${value.toFixed(5)} at ${Math.round(startTime)} ms: ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    seen.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.firstPaint
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page: the texts of its main part, paragraph by paragraph. */
function textBlocks(): string[] {
  const kinds = ':is(p, li, td, dd, figcaption, summary)'
  return [...document.querySelectorAll(`main ${kinds}:not(:has(${kinds}, h2, h3, h4, div))`)].map(
    (block) => block.textContent,
  )
}

/** Counts bytes and requests from now on; the object grows. */
async function watchNetwork(session: CDPSession): Promise<Pick<FirstLoad, 'bytes' | 'requests'>> {
  const sum = {
    requests: 0,
    bytes: { document: 0, script: 0, style: 0, data: 0, font: 0, image: 0, other: 0 },
  }
  const kinds = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http') || response.fromDiskCache || response.fromPrefetchCache) return
    kinds.set(requestId, kindOf(response.url, response.mimeType))
    sum.requests++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) sum.bytes[kind] += encodedDataLength
  })
  await session.send('Network.enable')
  return sum
}

/** Gathers text answers from now on; the function it returns waits for those that are still on their way. */
function watchAnswers(page: Page): () => Promise<Answer[]> {
  const arriving: Promise<Answer | undefined>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/text|json|javascript|xml/.test(type)) return
    arriving.push(
      response.text().then(
        (body) => ({ url: response.url(), body }),
        // an answer that the browser gave up has no text
        () => undefined,
      ),
    )
  })
  return async () => (await Promise.all(arriving)).filter((answer) => answer !== undefined)
}

/** Checks the URL first, because the browser doesn't report a prefetched script as a script. */
export function kindOf(url: string, mimeType: string): Kind {
  const { pathname } = new URL(url)
  if (pathname.endsWith('.js') || mimeType.includes('javascript')) return 'script'
  if (/\.woff2?$/.test(pathname)) return 'font'
  if (pathname.endsWith('.css') || mimeType === 'text/css') return 'style'
  if (mimeType.startsWith('image/')) return 'image'
  if (pathname.endsWith('.json') || mimeType.includes('json')) return 'data'
  return mimeType === 'text/html' ? 'document' : 'other'
}
