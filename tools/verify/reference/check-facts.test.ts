import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Tally } from '../run/tally'
import type { ExecClient } from '../server/exec-client'
import type { Server } from '../server/server'
import { checkFacts } from './check-facts'

let root: string
let stops: number
let lines: string[]
let tally: Tally
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-facts-'))
  stops = 0
  lines = []
  tally = new Tally((line) => lines.push(line))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

/** A server with two keywords and nothing else, or with what `query` throws. */
function open(problem?: Error): Promise<Server> {
  const query = (sql: string) => {
    if (problem) return Promise.reject(problem)
    return Promise.resolve(sql.includes('keywords()') ? [['all'], ['add']] : [])
  }
  return Promise.resolve({
    client: { query } as unknown as ExecClient,
    version: '9.0.1',
    host: '127.0.0.1',
    ports: { http: 41000, minHttp: 41001, line: 41002, pgWire: 41003 },
    lastWords: () => undefined,
    stop: () => {
      stops++
      return Promise.resolve()
    },
  })
}
const SUMMARY = "the server's own lists: 0 functions, 0 parameters, 2 keywords"
const check = (mode: 'verify' | 'record') => checkFacts({ mode, root }, () => open(), tally)

describe('checkFacts', () => {
  it('writes the lists when recording, and names the files', async () => {
    await check('record')
    expect(lines).toEqual([
      'content/reference/server-functions.json: written',
      'content/reference/server-parameters.json: written',
      'content/reference/server-keywords.json: written',
      SUMMARY,
    ])
    expect([tally.failed, stops]).toEqual([0, 1])
    await check('record')
    expect(lines.slice(4)).toEqual([SUMMARY])
  })

  it('passes lists that are the same', async () => {
    await check('record')
    lines = []
    await check('verify')
    expect([lines, tally.failed]).toEqual([[SUMMARY], 0])
  })

  it('fails each list that is missing, and writes none, when verifying', async () => {
    await check('verify')
    expect(tally.failed).toBe(3)
    expect(lines).toContain('content/reference/server-keywords.json: is missing: run make record')
    expect(fs.readdirSync(root)).toEqual([])
  })

  it('stops the server also when it does not answer', async () => {
    await expect(checkFacts({ mode: 'verify', root }, () => open(new Error('gone')), tally)).rejects.toThrow(
      'gone',
    )
    expect(stops).toBe(1)
  })
})
