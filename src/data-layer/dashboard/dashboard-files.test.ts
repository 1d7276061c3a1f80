import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCheckedRecording, readDashboards, recordingDigest, recordingFile } from './dashboard-files'
import { dashboardSettingsSchema } from '../../content/dashboard-schemas'

const SQL = { candles: 'a', bands: 'b', rsi: 'c', book: 'd', trades: 'e' }
let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboards-'))
  for (const folder of ['content/dashboards', 'content/datasets'])
    fs.cpSync(folder, path.join(root, folder), { recursive: true })
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const change = (file: string, from: string | RegExp, to: string) => {
  const place = path.join(root, file)
  const text = fs.readFileSync(place, 'utf8')
  expect(text).toMatch(from)
  fs.writeFileSync(place, text.replace(from, to))
}
const messages = (work: () => unknown): string[] => {
  try {
    work()
    return []
  } catch (error) {
    return error instanceof AggregateError ? error.errors.map(String) : [String(error)]
  }
}

describe('readDashboards', () => {
  it('takes the committed one', () => {
    expect(readDashboards(root).map(({ name, route }) => [name, route])).toEqual([
      ['crypto', '/dashboards/crypto/'],
    ])
  })

  it('names every problem with its line', () => {
    change('content/dashboards/crypto.yml', 'candles: 40', 'candles: 8')
    change('content/dashboards/crypto.yml', 'steps: [5m', 'steps: [7m')
    const [first = '', second = ''] = messages(() => readDashboards(root))
    expect(first).toMatch(/content\/dashboards\/crypto\.yml:4: candles: is below 20/)
    expect(second).toMatch(
      /content\/dashboards\/crypto\.yml:\d+: recording\.steps: entry 1: is not a supported candle size/,
    )
  })
})

describe('readCheckedRecording', () => {
  const digest = () => recordingDigest(root, readDashboards(root)[0]!, SQL, ['trades'])
  /** Gives the recording the digest of this test's questions. */
  const adopt = () => change(recordingFile('crypto'), /"digest":"\w+"/, `"digest":"${digest()}"`)
  const read = () => readCheckedRecording(root, readDashboards(root)[0]!, digest())

  it('takes a recording of these questions', () => {
    adopt()
    expect(read().engine).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it.each([
    [
      'another query',
      () => recordingDigest(root, readDashboards(root)[0]!, { ...SQL, rsi: 'x' }, ['trades']),
    ],
    ['other demo tables', () => recordingDigest(root, readDashboards(root)[0]!, SQL, ['crypto_book'])],
  ])('stops at a recording of %s and says what to run', (_, other) => {
    adopt()
    expect(messages(() => readCheckedRecording(root, readDashboards(root)[0]!, other()))).toEqual([
      expect.stringMatching(
        /crypto-recording\.json: the recording does not match the queries.*make record-dashboard/,
      ),
    ])
  })

  it('does not mind how fast it is replayed', () => {
    adopt()
    change('content/dashboards/crypto.yml', 'pollSeconds: 0.5', 'pollSeconds: 4')
    expect(messages(read)).toEqual([])
  })

  it.each([
    ['is missing', () => fs.rmSync(path.join(root, recordingFile('crypto'))), /could not be read/],
    [
      'lacks a column',
      () => change(recordingFile('crypto'), '"name":"rsi"', '"name":"rs1"'),
      /column rsi is missing/,
    ],
    ['has another shape', () => change(recordingFile('crypto'), '"engine"', '"motor"'), /is invalid/],
  ])('stops at one that %s', (_, harm, words) => {
    adopt()
    harm()
    expect(messages(read)[0]).toMatch(words)
  })
})

describe('dashboardSettingsSchema', () => {
  const settings = {
    endpoint: '',
    tables: { trades: 'trades', book: 'crypto_book' },
    symbols: ['BTC-USDT'],
    steps: ['5m'],
    pollSeconds: 5,
    timeoutSeconds: 4,
    stalePolls: 3,
  }

  it('takes an empty endpoint for the recording', () => {
    expect(dashboardSettingsSchema.parse(settings).endpoint).toBeNull()
  })

  it.each(['/questdb/', 'https://prices.example.com/', 'https://example.com:8443/a/b/'])(
    'takes %s',
    (endpoint) => {
      expect(dashboardSettingsSchema.parse({ ...settings, endpoint }).endpoint).toBe(endpoint)
    },
  )

  it.each([
    'http://prices.example.com/',
    'https://example.com',
    '//example.com/',
    'questdb/',
    'https://e.com/?x=/',
  ])('does not take %s', (endpoint) => {
    expect(dashboardSettingsSchema.safeParse({ ...settings, endpoint }).success).toBe(false)
  })

  it('lets no SQL in through the name of a table', () => {
    const tables = { trades: 'trades; DROP TABLE trades', book: 'crypto_book' }
    expect(dashboardSettingsSchema.safeParse({ ...settings, tables }).success).toBe(false)
  })
})
