import type { Browser } from 'playwright'
import { launchBrowser } from '../launch-browser'
import { PAGE_LIMITS, SHARE_OF_UPSTREAM_CPU, TEMPLATE_LIMITS, UPSTREAM_CPU } from './budgets'
import { fetchedAhead } from './fetched-ahead'
import { firstLoad, type FirstLoad, type Kind } from './first-load'
import { serveWithGzip } from './gzip-server'
import { lighthouseScores } from './lighthouse'
import { median, type Measurement } from './measurement'
import { repeatedSentences } from './repeated-text'
import { measuredPages, type MeasuredPage } from './routes'
import { ownValue } from '../../src/base/own-value'

const BYTES_IN_KB = 1000

/** Parts of the transfer that are reported separately. */
const TOLD: readonly (Kind & Measurement['name'])[] = ['document', 'data', 'style', 'font', 'image']

/** Upstream's lightest page, which is opened alternately with our pages that it lacks. */
const LIGHTEST = '/docs/concept/symbol/'

/** What is measured, and how often. */
export interface PageOptions {
  /** The built site. */
  folder: string
  /** Upstream's built site, with its pages in docs/. Measured alternately with ours; replaces the recorded figures. */
  compareWith?: string
  /** Number of times that each page is opened; the median is reported. */
  loads: number
  /** Number of Lighthouse runs for each page; 0 skips Lighthouse. */
  lighthouseRuns: number
}

/** Measures the built site in a real browser: one page of every template. */
export async function measurePages(
  options: PageOptions,
  say: (line: string) => void,
): Promise<Measurement[]> {
  const pages = measuredPages(options.folder)
  const ours = await serveWithGzip(options.folder)
  const theirs =
    options.compareWith === undefined ? undefined : await serveWithGzip(options.compareWith, '/docs/')
  const measurements: Measurement[] = []
  try {
    if (theirs && !(await theirs.has(LIGHTEST)))
      throw new Error(
        `${options.compareWith} has no ${LIGHTEST}: specify a folder with all pages of upstream`,
      )
    const browser = await launchBrowser()
    try {
      // warm up, because the first page in a new browser also waits for the browser's startup
      await firstLoad(browser, `${ours.origin}/`)
      for (const page of pages) {
        say(`opening ${page.route} ${options.loads} times`)
        const isTheirs = (await theirs?.has(page.route)) ?? false
        const other = theirs && { address: theirs.origin + (isTheirs ? page.route : LIGHTEST), isTheirs }
        measurements.push(...(await measureLoads(browser, ours.origin, page, options.loads, other)))
      }
    } finally {
      await browser.close()
    }
    if (options.lighthouseRuns > 0)
      measurements.push(...(await lighthouseScores(ours.origin, pages, options.lighthouseRuns, say)))
  } finally {
    await ours.close()
    await theirs?.close()
  }
  return measurements
}

/**
 * Limits CPU to a share of that of upstream's page, which was opened alternately. A limit of its own, in milliseconds of
 * the machine on which upstream's lightest page took UPSTREAM_CPU, is scaled to this machine.
 *
 * @param upstream CPU of upstream's page: the same page, or its lightest one if it lacks the page
 */
export function withLimitOfCpu(measured: Measurement, upstream: number): Measurement {
  if (measured.name !== 'cpu') return measured
  const { most } = measured
  return {
    ...measured,
    most: most === undefined ? SHARE_OF_UPSTREAM_CPU * upstream : (most * upstream) / UPSTREAM_CPU,
  }
}

async function measureLoads(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  times: number,
  other: { address: string; isTheirs: boolean } | undefined,
): Promise<Measurement[]> {
  const address = origin + page.route
  const loads: FirstLoad[] = []
  const others: FirstLoad[] = []
  for (let time = 0; time < times; time++) {
    loads.push(await firstLoad(browser, address))
    // alternate, so that a temporary slowdown of the machine affects both
    if (other) others.push(await firstLoad(browser, other.address))
  }
  const values = valuesOf(loads, page, address)
  if (!other) return values
  const cpuOfOther = median(others.map(({ cpu }) => cpu))
  const limited = values.map((one) => withLimitOfCpu(one, cpuOfOther))
  return other.isTheirs ? besideThose(limited, valuesOf(others, page, other.address)) : limited
}

/** Adds the other site's value to each measurement. */
function besideThose(values: readonly Measurement[], others: readonly Measurement[]): Measurement[] {
  return values.map((one) => ({ ...one, upstream: others.find(({ name }) => name === one.name)?.value }))
}

function valuesOf(loads: readonly FirstLoad[], page: MeasuredPage, address: string): Measurement[] {
  const { route: subject, template } = page
  const [first] = loads
  if (!first) throw new Error('a page must be opened at least once')
  const kilobytes = (sizeOf: (bytes: FirstLoad['bytes']) => number) =>
    Math.max(...loads.map(({ bytes }) => sizeOf(bytes))) / BYTES_IN_KB
  const all = (bytes: FirstLoad['bytes']) => Object.values(bytes).reduce((sum, size) => sum + size, 0)
  const twice = repeatedSentences(first.blocks, first.answers, address)
  const ahead = fetchedAhead(
    subject,
    template,
    first.answers.map(({ url }) => url),
  )
  const values: Measurement[] = [
    { name: 'script', subject, value: kilobytes(({ script }) => script) },
    { name: 'transfer', subject, value: kilobytes((bytes) => all(bytes) - bytes.image) },
    ...TOLD.map((name) => ({ name, subject, value: kilobytes((bytes) => bytes[name]) })),
    { name: 'requests', subject, value: Math.max(...loads.map(({ requests }) => requests)) },
    { name: 'cpu', subject, value: median(loads.map(({ cpu }) => cpu)) },
    {
      name: 'shift',
      subject,
      value: Math.max(...loads.map(({ shift }) => shift)),
      details: loads.flatMap(({ shifts }) => shifts),
    },
    { name: 'paint', subject, value: median(loads.map(({ paint }) => paint)) },
    {
      name: 'twice',
      subject,
      value: new Set(twice.map(({ sentence }) => sentence)).size,
      details: twice.map(({ sentence, place }) => `${place}: ${sentence.slice(0, 80)}…`),
    },
    { name: 'ahead', subject, value: ahead.length, details: ahead },
  ]
  const limits = ownValue(PAGE_LIMITS, subject) ?? ownValue(TEMPLATE_LIMITS, template)
  return values.map((one) => ({ ...one, most: limits?.[one.name] }))
}
