import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Task } from '../../../src/records/plan-fence'
import type { PageRecord } from '../../../src/records/record-format'
import { writeRecord } from '../../../src/records/record-files'
import {
  columnsOf,
  checkerOf,
  FakeServer,
  fenceOf,
  OK,
  pageOf,
  rowsAnswer,
  SUSPENDED,
  taskOf,
} from '../../../tests/support/example-run'
import { verifyPage } from './verify-page'

const FILE = 'content/docs/p.examples.json'
const ANSWERS = { 'SELECT 1': rowsAnswer('x LONG', [['1']]), 'SELECT 2': rowsAnswer('x LONG', [['2']]) }

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-page-'))
  fs.mkdirSync(path.join(root, 'content/docs'), { recursive: true })
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

const recordOf = (values: string[], engine = '9.0.1'): PageRecord => ({
  engine,
  examples: values.map((value, index) => {
    const sql = `SELECT ${index + 1}`
    const columns = columnsOf('x LONG')
    return {
      language: 'questdb-sql',
      index,
      sql,
      statements: [{ kind: 'rows', sql, columns, rows: [[value]], rowCount: 1 }],
    }
  }),
})

/** Verifies a page with these SQL examples. */
async function verify(codes: string[], given: { isSound?: boolean; answers?: FakeServer['answers'] } = {}) {
  const { checker, said } = checkerOf(new FakeServer(given.answers ?? ANSWERS), root)
  const fences = codes.map((code, index) => fenceOf(code, '', { index }))
  const tasks: Task[] = [{ kind: 'none', fence: fenceOf(''), why: 'java' }, ...fences.map(taskOf)]
  await verifyPage({ page: pageOf(fences), tasks, isSound: given.isSound ?? true }, checker)
  const { tally, opened } = checker
  return { passed: tally.passed, failed: tally.failed, said: said.join('\n'), opened }
}

describe('a page with examples', () => {
  it('passes when all of them match the record', async () => {
    writeRecord(root, FILE, recordOf(['1', '2']))
    expect(await verify(['SELECT 1', 'SELECT 2'])).toEqual({ passed: 2, failed: 0, said: '', opened: 1 })
  })

  it('fails for each example that differs from the record, and does not change the record', async () => {
    writeRecord(root, FILE, recordOf(['1', '3']))
    const { passed, failed, said } = await verify(['SELECT 1', 'SELECT 2'])
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
    expect(said).toContain('content/docs/p.mdx:10: the rows differ from the recorded ones')
    expect(fs.readFileSync(path.join(root, FILE), 'utf8')).toContain('["3"]')
  })

  it('fails when there is no record', async () => {
    const { failed, said } = await verify(['SELECT 1'])
    expect(failed).toBe(1)
    expect(said).toContain('the fence has no record: run make record')
  })

  it('runs nevertheless when the record is damaged, and fails for both', async () => {
    fs.writeFileSync(path.join(root, FILE), 'oops')
    const { failed, said, opened } = await verify(['SELECT 1'])
    expect({ failed, opened }).toEqual({ failed: 2, opened: 1 })
    expect(said).toMatch(
      /^content\/docs\/p\.examples\.json: is not valid JSON .*restore it, or run make record/,
    )
    expect(said).toContain('the fence has no record')
  })

  it('fails for the release of the record, and for each entry that no fence uses', async () => {
    writeRecord(root, FILE, recordOf(['1', '2', '3'], '8.3.0'))
    const { passed, failed, said } = await verify(['SELECT 1'])
    expect({ passed, failed }).toEqual({ passed: 1, failed: 3 })
    expect(said.match(/contains a record that no fence uses/g)).toHaveLength(2)
    expect(said).toContain('was recorded on 8.3.0, but this server is 9.0.1')
  })

  it('does not call entries superfluous whose fences could not be read', async () => {
    writeRecord(root, FILE, recordOf(['1', '2']))
    expect(await verify(['SELECT 1'], { isSound: false })).toMatchObject({ passed: 1, failed: 0 })
  })

  it('does not call entries superfluous whose fences did not run any more', async () => {
    writeRecord(root, FILE, recordOf(['1', '2']))
    const { failed, said } = await verify(['SELECT 1', 'SELECT 2'], {
      answers: { 'SELECT 1': OK, 'wal_tables()': SUSPENDED },
    })
    expect(failed).toBe(2)
    expect(said).toContain('table t is suspended')
    expect(said).not.toContain('no fence uses')
  })
})

describe('a page without examples', () => {
  it('passes without a record, and needs no server', async () => {
    expect(await verify([])).toEqual({ passed: 0, failed: 0, said: '', opened: 0 })
  })

  it('fails when it has a record, and needs no server', async () => {
    writeRecord(root, FILE, recordOf(['1']))
    expect(await verify([])).toEqual({
      passed: 0,
      failed: 1,
      said: `${FILE}: belongs to a page without examples: run make record\n`,
      opened: 0,
    })
  })

  it('may have a record when its fences could not be read', async () => {
    writeRecord(root, FILE, recordOf(['1']))
    expect(await verify([], { isSound: false })).toMatchObject({ failed: 0 })
  })
})
