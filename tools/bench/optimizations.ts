/**
 * Measures what each optimization that depends on internals gains (src/base/optimizations.ts): builds a copy of the site
 * without it and compares. Needs an idle machine, and about three minutes for each.
 * `node --import tsx tools/bench/optimizations.ts [name …]`; prints a Markdown table, and writes .tmp/optimizations.json.
 */
import fs from 'node:fs'
import path from 'node:path'
import { OFF_VARIABLE, OPTIMIZATIONS, isOptimized } from '../../src/base/optimizations'
import { runMain } from '../run-main'
import { launchBrowser } from '../launch-browser'
import { firstLoad, SLOWER_PROCESSOR } from './first-load'
import { serveWithGzip } from './gzip-server'
import { machineFacts, machineLines } from './machine'
import { median } from './measurement'
import { runMeasured } from './run-measured'
import { buildEnvironment, copyProject } from './site-copy'

const RESULT_FILE = '.tmp/optimizations.json'

/** An ordinary page of the documentation and the longest one. */
const ROUTES = ['/docs/concept/symbol/', '/docs/reference/function/aggregation/']

/** Times each page is opened for each value. */
const LOADS = 3

/** What a build without some optimization costs; sizes are those of all {@link ROUTES} together, in KB with gzip. */
interface Cost {
  /** Of the build, in seconds. */
  buildCpu: number
  script: number
  document: number
  /** Main thread of all pages together, in milliseconds. */
  cpu: number
  /** The longest task on a processor four times slower, in milliseconds; the mean of the pages. */
  longestTask: number
  /** First contentful paint on such a processor, in milliseconds; the mean of the pages. */
  paint: number
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  isOptimized('unused-parts', { [OFF_VARIABLE]: asked.join(',') })
  const names = asked.length > 0 ? asked : Object.keys(OPTIMIZATIONS)
  const folder = copyProject(process.cwd(), 'optimizations')
  const costs = new Map<string, Cost>()
  console.log(machineLines(machineFacts()))
  try {
    // The first build of a copy also draws pictures.
    await measure(folder, '')
    for (const name of ['', ...names, '']) {
      // all of them once more at the end: how far two measurements of the same differ
      const label = name === '' ? (costs.has('all') ? 'all again' : 'all') : name
      const cost = await measure(folder, name)
      costs.set(label, cost)
      console.log(label, JSON.stringify(cost))
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  fs.writeFileSync(
    RESULT_FILE,
    `${JSON.stringify({ date: new Date().toISOString(), machine: machineFacts(), costs: Object.fromEntries(costs) }, null, 2)}\n`,
  )
  console.log(table(costs))
}

async function measure(folder: string, off: string): Promise<Cost> {
  // webpack's cache and the HTML depend on the optimizations, pictures don't, and compiled pages depend only on
  // deferred-layout: the build without it also compiles all pages
  for (const name of ['.cache/webpack', '.cache/redux', '.cache/data', 'public'])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  const env = { ...buildEnvironment(process.cwd(), folder), [OFF_VARIABLE]: off }
  const gatsby = path.resolve('node_modules/gatsby/cli.js')
  const build = await runMeasured([process.execPath, gatsby, 'build'], { cwd: folder, env })
  const server = await serveWithGzip(path.join(folder, 'public'))
  const browser = await launchBrowser()
  const cost = { buildCpu: build.cpu, script: 0, document: 0, cpu: 0, longestTask: 0, paint: 0 }
  try {
    await firstLoad(browser, `${server.origin}/`)
    for (const route of ROUTES) {
      const fast = await repeat(() => firstLoad(browser, server.origin + route))
      const slow = await repeat(() => firstLoad(browser, server.origin + route, SLOWER_PROCESSOR))
      cost.script += median(fast.map(({ bytes }) => bytes.script)) / 1000
      cost.document += median(fast.map(({ bytes }) => bytes.document + bytes.data)) / 1000
      cost.cpu += median(fast.map(({ cpu }) => cpu))
      cost.longestTask += median(slow.map(({ longestTask }) => longestTask)) / ROUTES.length
      cost.paint += median(slow.map(({ firstPaint }) => firstPaint)) / ROUTES.length
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return cost
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let time = 0; time < LOADS; time++) results.push(await run())
  return results
}

/** A row for each optimization, with what it saves. */
function table(costs: ReadonlyMap<string, Cost>): string {
  const all = costs.get('all')
  if (!all) return ''
  const row = ([name, cost]: [string, Cost]): string => {
    const saved = (key: keyof Cost, digits: number) => (cost[key] - all[key]).toFixed(digits)
    return (
      `| \`${name}\` | ${saved('script', 1)} KB | ${saved('document', 1)} KB | ${saved('cpu', 0)} ms | ` +
      `${saved('longestTask', 0)} ms | ${saved('paint', 0)} ms | ${saved('buildCpu', 1)} s |`
    )
  }
  return [
    '| Optimization | Scripts | HTML and data | Main thread | Longest task | First paint | Build, CPU |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...costs].filter(([name]) => name !== 'all').map(row),
  ].join('\n')
}

void runMain(main)
