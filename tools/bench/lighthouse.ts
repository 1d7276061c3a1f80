import type { Flags } from 'lighthouse'
import { launchBrowser } from '../launch-browser'
import { freePort } from '../free-port'
import { median, type Measurement } from './measurement'
import type { MeasuredPage } from './routes'
import { ownValue } from '../../src/base/own-value'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of one run, 0 to 100, with what cost points. */
type Scores = Record<(typeof CATEGORIES)[number], { score: number; lost: string[] }>

/**
 * Lighthouse's scores for each page with its default settings: a mid-range phone on slow 4G, which is simulated.
 * Reports the median of several runs, separately for each category, and logs the machine's benchmark index, because
 * the phone is assumed to be four times slower than the machine, whatever that is.
 */
export async function lighthouseScores(
  origin: string,
  pages: readonly MeasuredPage[],
  runs: number,
  say: (line: string) => void,
): Promise<Measurement[]> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const measurements: Measurement[] = []
    const speeds: number[] = []
    for (const page of pages) {
      say(`running Lighthouse on ${page.route} ${runs} times`)
      const scores: Scores[] = []
      for (let run = 0; run < runs; run++) {
        const result = await runOnceOrTwice(origin + page.route, { port, isMissing: page.template === '404' })
        scores.push(result.scores)
        speeds.push(result.benchmarkIndex)
      }
      for (const name of CATEGORIES)
        if (name !== 'seo' || page.indexed) measurements.push(middle(name, page.route, scores))
    }
    say(`Lighthouse: benchmark index ${median(speeds)}`)
    return measurements
  } finally {
    await browser.close()
  }
}

function middle(name: keyof Scores, subject: string, scores: readonly Scores[]): Measurement {
  const lost = scores.flatMap((run) => run[name].lost)
  return {
    name,
    subject,
    value: median(scores.map((run) => run[name].score)),
    details: [...new Set(lost)],
  }
}

/** Retries once, because Chromium sometimes loses a trace, which must not abort a 15-minute measurement. */
async function runOnceOrTwice(address: string, settings: Settings): Promise<Run> {
  try {
    return await oneRun(address, settings)
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : String(error)} Trying once more.`)
    return oneRun(address, settings)
  }
}

interface Settings {
  /** Of the browser's debugger. */
  port: number
  /** Whether it's the page for missing ones. */
  isMissing: boolean
}

interface Run {
  scores: Scores
  /** Lighthouse's measure of the machine's speed during this run. */
  benchmarkIndex: number
}

async function oneRun(address: string, { port, isMissing }: Settings): Promise<Run> {
  // loaded lazily, because it is large and other measurements don't need it
  const { default: lighthouse } = await import('lighthouse')
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // a 404 page is judged like any other, but for what the browser itself logs of it
    ignoreStatusCode: true,
    skipAudits: isMissing ? ['errors-in-console'] : null,
  }
  const result = (await lighthouse(address, flags))?.lhr
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`)
  if (result.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${result.runtimeError.message}`)
  const scoreOf = (name: keyof Scores) => {
    const category = result.categories[name]
    const lost = (category?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => ownValue(result.audits, id))
      .filter((audit) => audit?.score != null && audit.score < 1)
      .map((audit) => `${audit?.id ?? ''} ${audit?.displayValue ?? ''}`.trim())
    return { score: Math.round((category?.score ?? NaN) * 100), lost }
  }
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Scores
  return { scores, benchmarkIndex: result.environment.benchmarkIndex }
}
