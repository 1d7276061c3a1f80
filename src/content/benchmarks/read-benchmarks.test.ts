import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { BENCHMARK_FOLDER, readBenchmarks } from './read-benchmarks'

const GOOD = fs.readFileSync('content/benchmarks/tsbs-2021.yml', 'utf8')
const roots: string[] = []

/** A root with these files in content/benchmarks. */
function rootWith(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'benchmarks-'))
  roots.push(root)
  const folder = path.join(root, 'content/benchmarks')
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  return root
}

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

describe('readBenchmarks', () => {
  it('accepts what is committed', () => {
    const { read, problems } = readBenchmarks(process.cwd())
    expect(problems).toEqual([])
    expect(read.get('tsbs-2021')?.series.ingestion?.rows[0]).toEqual({
      name: 'QuestDB',
      threads: 4,
      value: 959_000,
    })
  })

  it.each([
    [
      'date: 2021',
      'date: 2021\ncommand: make measure',
      /source: and command are both present or both missing/,
    ],
    ['hardware: AWS m5.8xlarge', 'hardware:', /bad\.yml:11: hardware: is missing or not a string/],
    [
      'value: 914000',
      'value: many',
      /bad\.yml:20: series\.ingestion\.rows: entry 2: value: is missing or not a number\. write a number/,
    ],
    ['unit: rows per second', 'units: rows', /bad\.yml:12: unknown key "units"\. did you mean unit\?$/],
    [
      'better: higher',
      'better: more',
      /bad\.yml:13: better: is neither higher nor lower\. write higher if a higher value is better/,
    ],
    [
      'https://questdb.io/time-series-benchmark-suite/',
      'javascript:alert(1)',
      /bad\.yml:7: .*is not a URL that begins with https/,
    ],
    ['date: 2021', 'date: "16 June"', /bad\.yml:9: date: is not a year, a month, or a day/],
  ])('names file and line when "%s" becomes "%s"', (from, to, problem) => {
    const { read, problems } = readBenchmarks(
      rootWith({ 'good.yml': GOOD, 'bad.yml': GOOD.replace(from, to) }),
    )
    expect([...read.keys()]).toEqual(['good'])
    expect(problems.map(({ message }) => message).join('\n')).toMatch(problem)
  })

  it('names what cannot be read, and reads the rest', () => {
    const root = rootWith({ 'good.yml': GOOD })
    fs.mkdirSync(path.join(root, BENCHMARK_FOLDER, 'folder.yml'))
    const { read, problems } = readBenchmarks(root)
    expect([...read.keys()]).toEqual(['good'])
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^content\/benchmarks\/folder\.yml: could not be read: .*EISDIR/),
    ])
  })

  it('finds nothing where there is no folder', () => {
    expect(readBenchmarks(os.tmpdir())).toEqual({ read: new Map(), problems: [] })
  })
})
