import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServerFacts } from './ask-server'
import { compareFacts, writeFacts } from './facts-files'

const FILES = [
  'content/reference/server-functions.json',
  'content/reference/server-parameters.json',
  'content/reference/server-keywords.json',
]
const facts = (...keywords: string[]): ServerFacts => ({
  functions: { engine: '9.0.1', items: [{ name: 'avg', kinds: ['GROUP_BY'], signatures: ['avg(double)'] }] },
  parameters: { engine: '9.0.1', items: [] },
  keywords: { engine: '9.0.1', items: keywords },
})

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-files-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))
const read = (file = '') => fs.readFileSync(path.join(root, file), 'utf8')

describe('writeFacts', () => {
  it('writes a file for each list, and makes their folder', () => {
    expect(writeFacts(root, facts('ADD'))).toEqual(FILES)
    expect(FILES.map((file) => JSON.parse(read(file)) as unknown)).toEqual(Object.values(facts('ADD')))
  })

  it('writes only what has changed', () => {
    writeFacts(root, facts('ADD'))
    expect(writeFacts(root, facts('ADD', 'ALL'))).toEqual([FILES[2]])
    expect(read(FILES[2])).toContain('"ALL"')
    expect(writeFacts(root, facts('ADD', 'ALL'))).toEqual([])
  })
})

describe('compareFacts', () => {
  it('finds nothing wrong with what was just written', () => {
    writeFacts(root, facts('ADD'))
    expect(compareFacts(root, facts('ADD'))).toEqual([])
  })

  it('reports files that are missing', () => {
    writeFacts(root, facts('ADD'))
    fs.rmSync(path.join(root, FILES[0] ?? ''))
    expect(compareFacts(root, facts('ADD'))).toEqual([
      { file: FILES[0], problem: 'is missing: run make record', detail: [] },
    ])
  })

  it('shows what the server reports otherwise', () => {
    writeFacts(root, facts('ADD', 'OLD'))
    const [failure, ...others] = compareFacts(root, facts('ADD', 'NEW'))
    expect(others).toEqual([])
    expect(failure).toMatchObject({
      file: FILES[2],
      problem: 'the server reports different keywords: if that is correct, run make record',
    })
    expect(failure?.detail.filter((line) => /^[+-]/.test(line))).toEqual(['-     "OLD"', '+     "NEW"'])
  })
})
