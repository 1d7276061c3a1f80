/**
 * Compares search libraries on the pages of the last build and the questions in content/search/questions.yml, and
 * prints the table of docs/search.md. Run by `make search-compare` after a build.
 */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { build } from 'esbuild'
import { parse } from 'yaml'
import { runMain } from '../run-main'
import { buildSearchFile, documentsOf, type IndexedPage } from '../../src/search/build-search-file'
import { candidates, type Candidate } from './candidates'

interface Questions {
  set: 'tuned' | 'held'
  questions: [question: string, ...right: string[]][]
}

const root = process.cwd()
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const source = process.argv[2] ?? '.cache/searched-pages.json'
if (!fs.existsSync(path.resolve(root, source))) {
  console.error(`${source} is missing: run \`make build\` first, which writes it`)
  process.exit(1)
}
const { pages, parameters } = JSON.parse(fs.readFileSync(path.resolve(root, source), 'utf8')) as {
  pages: IndexedPage[]
  parameters: string[]
}
const kinds = parse(read('content/search/questions.yml')) as Questions[]
const documents = documentsOf(pages, new Set(parameters))
const routes = pages.flatMap((page) => page.sections.map(() => page.route))
const { file } = buildSearchFile(pages, {
  synonyms: parse(read('content/search/synonyms.yml')) as [],
  suggestions: [],
  phrases: parse(read('content/search/phrases.yml')) as Record<string, string[]>,
  parameters: new Set(parameters),
})

const kB = (text: string | Uint8Array) => (zlib.gzipSync(text, { level: 9 }).length / 1000).toFixed(0)

async function measure(candidate: Candidate): Promise<string[]> {
  const sent = await candidate.build(documents)
  const loads: number[] = []
  let answer = await candidate.open(sent)
  for (let run = 0; run < 5; run++) {
    const start = process.cpuUsage()
    answer = await candidate.open(sent)
    loads.push(since(start))
  }
  const shares: string[] = []
  const times: number[] = []
  for (const set of ['tuned', 'held'] as const) {
    const questions = kinds.filter((one) => one.set === set).flatMap((one) => one.questions)
    let [first, three] = [0, 0]
    for (const [question, ...right] of questions) {
      const start = process.cpuUsage()
      const sections = await answer(question)
      times.push(since(start))
      const found = [...new Set(sections.map((section) => routes[section] ?? ''))]
      if (right.includes(found[0] ?? '')) first++
      if (found.slice(0, 3).some((route) => right.includes(route))) three++
    }
    shares.push(percent(first / questions.length), percent(three / questions.length))
  }
  return [
    `${candidate.name}${candidate.package ? ` ${versionOf(candidate.package)}` : ''}`,
    ...shares,
    kB(sent),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
    quantile(loads, 0.5).toFixed(0),
    await librarySize(candidate),
  ]
}

/** CPU time in milliseconds, which isn't affected by other programs. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

function versionOf(name: string): string {
  return (JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }).version
}

async function librarySize({ entry }: Candidate): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return ((zlib.gzipSync(outputFiles[0]?.contents ?? '').length / 1000) | 0).toFixed(0)
}

const HEAD = [
  'Library',
  'hit@1',
  'hit@3',
  'held hit@1',
  'held hit@3',
  'index kB',
  'median ms',
  'p95 ms',
  'load ms',
  'library kB',
]

async function main(): Promise<void> {
  const rows: string[][] = []
  for (const candidate of candidates(file)) rows.push(await measure(candidate))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}: ${pages.length} pages, ${documents.length} sections, ${kinds.flatMap((one) => one.questions).length} questions\n`,
  )
  console.log([line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n'))
}

void runMain(main)
