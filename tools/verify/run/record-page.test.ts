import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/records/record-files'
import {
  checkerOf,
  errorAnswer,
  FakeServer,
  fenceOf,
  OK,
  pageOf,
  rowsAnswer,
  SUSPENDED,
  taskOf,
} from '../../../tests/support/example-run'
import { recordPage } from './record-page'

const FILE = 'content/docs/p.examples.json'
const value = (text: string) => rowsAnswer('x LONG', [[text]])
const NO_RECORD = `${FILE}: not written, because the page failed`

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'record-page-'))
  fs.mkdirSync(path.join(root, 'content/docs'), { recursive: true })
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

const text = () => fs.readFileSync(path.join(root, FILE), 'utf8')
const exists = () => fs.existsSync(path.join(root, FILE))

/** Records a page with these SQL examples. */
async function record(
  codes: string[],
  answers: FakeServer['answers'] = {},
  { isSound = true, flags = '' } = {},
) {
  const server = new FakeServer(answers)
  const { checker, said } = checkerOf(server, root)
  const fences = codes.map((code, index) => fenceOf(code, flags, { index }))
  await recordPage({ page: pageOf(fences), tasks: fences.map(taskOf), isSound }, checker)
  const { tally, opened } = checker
  return { passed: tally.passed, failed: tally.failed, said, opened, ran: server.ran }
}

describe('a page that was never recorded', () => {
  it('runs twice, each time on an empty database, and is recorded', async () => {
    const { passed, failed, said, opened, ran } = await record(['SELECT 1'], { 'SELECT 1': value('1') })
    expect({ passed, failed, opened, ran }).toEqual({
      passed: 1,
      failed: 0,
      opened: 2,
      ran: ['SELECT 1', 'SELECT 1'],
    })
    expect(said).toEqual([`${FILE}: new`, '  + new:', '  +   SELECT 1', '  +   → 1 rows'])
    expect(readRecord(root, FILE)).toMatchObject({
      engine: '9.0.1',
      examples: [{ sql: 'SELECT 1', statements: [{ rows: [['1']] }] }],
    })
  })

  it('is not recorded when an example fails', async () => {
    const { passed, failed, said, opened } = await record(['SELECT 1', 'SELECT 2'], {
      'SELECT 1': value('1'),
    })
    expect({ passed, failed, opened }).toEqual({ passed: 1, failed: 1, opened: 1 })
    expect(said[0]).toBe('content/docs/p.mdx:11: the statement failed')
    expect(said.at(-1)).toBe(NO_RECORD)
    expect(exists()).toBe(false)
  })

  it('is not recorded when it stops', async () => {
    const { failed, said } = await record(['INSERT t'], { 'INSERT t': OK, 'wal_tables()': SUSPENDED })
    expect(failed).toBe(1)
    expect(said.at(-1)).toBe(NO_RECORD)
    expect(exists()).toBe(false)
  })

  it('is not recorded when some of its fences could not be read', async () => {
    const { passed, said } = await record(['SELECT 1'], { 'SELECT 1': value('1') }, { isSound: false })
    expect(passed).toBe(1)
    expect(said).toEqual([NO_RECORD])
    expect(exists()).toBe(false)
  })
})

describe('a page whose second run differs', () => {
  it('is not recorded, and the author learns what to do', async () => {
    const { passed, failed, said } = await record(['SELECT 1', 'SELECT 2'], {
      'SELECT 1': value('1'),
      'SELECT 2': [value('2'), value('3')],
    })
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
    expect(said).toEqual([
      'content/docs/p.mdx:10: a second run returns a different result: add ORDER BY, or use unordered or volatile="reason"',
      '    SELECT 2',
      '    ',
      '      x',
      '    - 2',
      '    + 3',
      '',
    ])
    expect(exists()).toBe(false)
  })

  it('is recorded when the values are said to be volatile', async () => {
    const { failed } = await record(
      ['SELECT 1'],
      { 'SELECT 1': [value('1'), value('2')] },
      { flags: 'volatile="the clock"' },
    )
    expect(failed).toBe(0)
    expect(text()).toContain('["1"]')
  })

  it('is not recorded when an example fails then', async () => {
    const { passed, failed, said } = await record(['SELECT 1'], {
      'SELECT 1': [value('1'), errorAnswer('table is busy')],
    })
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 })
    expect(said[0]).toBe('content/docs/p.mdx:11: in a second run, the statement failed')
    expect(said).toContain('    table is busy')
    expect(exists()).toBe(false)
  })

  it('is not recorded when it stops then', async () => {
    const { passed, failed, said } = await record(['INSERT t', 'SELECT 2'], {
      'INSERT t': OK,
      'SELECT 2': value('2'),
      'wal_tables()': [rowsAnswer('x LONG', []), SUSPENDED],
    })
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
    expect(said[0]).toMatch(/^content\/docs\/p\.mdx:11: in a second run, table t is suspended/)
    expect(exists()).toBe(false)
  })

  it('is not recorded when its only example stops then', async () => {
    const { passed, failed } = await record(['INSERT t'], {
      'INSERT t': OK,
      'wal_tables()': [rowsAnswer('x LONG', []), SUSPENDED],
    })
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 })
    expect(exists()).toBe(false)
  })
})

describe('a page with a record', () => {
  beforeEach(async () => {
    await record(['SELECT 1', 'SELECT 2'], { 'SELECT 1': value('1'), 'SELECT 2': value('2') })
  })

  it('runs only once when nothing has changed, and its record is not touched', async () => {
    fs.utimesSync(path.join(root, FILE), 1000, 1000)
    const answers = { 'SELECT 1': value('1'), 'SELECT 2': value('2') }
    expect(await record(['SELECT 1', 'SELECT 2'], answers)).toMatchObject({
      passed: 2,
      failed: 0,
      said: [],
      opened: 1,
    })
    expect(fs.statSync(path.join(root, FILE)).mtimeMs).toBe(1_000_000)
  })

  it('runs twice when a result has changed, and the author sees the change', async () => {
    const answers = { 'SELECT 1': value('1'), 'SELECT 2': value('3') }
    const { passed, said, opened } = await record(['SELECT 1', 'SELECT 2'], answers)
    expect({ passed, opened }).toEqual({ passed: 2, opened: 2 })
    expect(said[0]).toBe(`${FILE}: changed`)
    expect(said.slice(-2)).toEqual(['    - 2', '    + 3'])
    expect(text()).toContain('["3"]')
  })

  it('keeps its record when an example fails', async () => {
    const before = text()
    const { said } = await record(['SELECT 1'], { 'SELECT 1': errorAnswer('no') })
    expect(said.at(-1)).toBe(NO_RECORD)
    expect(text()).toBe(before)
  })

  it('loses it when it has no examples any more, without a server', async () => {
    const { said, opened } = await record([])
    expect(opened).toBe(0)
    expect(said[0]).toBe(`${FILE}: removed`)
    expect(said.filter((line) => line === '  - removed:')).toHaveLength(2)
    expect(exists()).toBe(false)
  })

  it('keeps it when its fences could not be read', async () => {
    expect(await record([], {}, { isSound: false })).toMatchObject({ said: [], failed: 0 })
    expect(exists()).toBe(true)
  })

  it('gets a new one when it is damaged', async () => {
    fs.writeFileSync(path.join(root, FILE), 'oops')
    const { said } = await record(['SELECT 1'], { 'SELECT 1': value('1') })
    expect(said[0]).toBe(`${FILE}: new`)
    expect(readRecord(root, FILE)?.examples).toHaveLength(1)
  })
})

it('says nothing of a page that never had examples', async () => {
  expect(await record([])).toEqual({ passed: 0, failed: 0, said: [], opened: 0, ran: [] })
})
