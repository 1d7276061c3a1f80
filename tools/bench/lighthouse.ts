import type { Flags } from 'lighthouse'
import { launchBrowser } from '../launch-browser'
import { freePort } from './free-port'
import { median, type Measurement } from './measurement'
import type { MeasuredPage } from './routes'
import { ownValue } from '../../src/base/own-value'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of one run, 0 to 100, with what cost points. */
type Scores = Record<(typeof CATEGORIES)[number], { score: number; lost: string[] }>

/**
 * Lighthouse's scores for each page, with its own mobile settings (a mid-range phone on slow 4G, simulated).
 * Reports the median of several runs, separately for each category.
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
    for (const page of pages) {
      say(`running Lighthouse on ${page.route} ${runs} times`)
      const scores: Scores[] = []
      for (let run = 0; run < runs; run++)
        scores.push(await runOnceOrTwice(origin + page.route, port, page.template === '404'))
      for (const name of CATEGORIES)
        if (name !== 'seo' || page.indexed) measurements.push(middle(name, page.route, scores))
    }
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
async function runOnceOrTwice(address: string, port: number, isMissing: boolean): Promise<Scores> {
  try {
    return await oneRun(address, port, isMissing)
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : String(error)} Trying once more.`)
    return oneRun(address, port, isMissing)
  }
}

async function oneRun(address: string, port: number, isMissing: boolean): Promise<Scores> {
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
  return Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Scores
}
