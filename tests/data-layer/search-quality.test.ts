import fs from 'node:fs'
import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SearchEngine } from '../../src/search/engine'
import { SEARCH_FILE, type SearchFile } from '../../src/search/search-file'

/** What the last build wrote. */
const text = fs.readFileSync(`public${SEARCH_FILE}`, 'utf8')
const file = JSON.parse(text) as SearchFile
const engine = new SearchEngine(file)
const questions = parse(fs.readFileSync('content/search/questions.yml', 'utf8')) as string[][]
const routes = new Set(file.pages.map(({ route }) => route))

/** Share of questions that have a right page among the first, and those that have not. */
function hits(first: number) {
  const missed = questions.filter(([question = '', ...right]) => {
    const found = engine.search(question).slice(0, first)
    return !found.some(({ route }) => right.includes(route))
  })
  return { share: 1 - missed.length / questions.length, missed: missed.map(([question]) => question) }
}

describe('the search', () => {
  it('is measured on questions whose answers exist', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150)
    for (const [question, ...right] of questions)
      for (const route of right) expect(routes, question).toContain(route)
  })

  it('has a right page among the first three for 95 of 100 questions, and first for 80', () => {
    const three = hits(3)
    expect(three.share, three.missed.join(', ')).toBeGreaterThanOrEqual(0.95)
    expect(hits(1).share).toBeGreaterThanOrEqual(0.8)
  })

  it('fits into 400 KB on the way', () => {
    expect(zlib.gzipSync(text, { level: 6 }).length).toBeLessThanOrEqual(400_000)
  })

  it('answers a question in a few milliseconds', () => {
    const start = performance.now()
    for (const [question = ''] of questions) engine.search(question)
    expect((performance.now() - start) / questions.length).toBeLessThan(50)
  })
})
