import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readAllContent, type ContentFile } from '../../src/content/content-file'
import { readRecord } from '../../src/data-layer/content/read-record'
import { readSiteData } from '../../src/content/site/read-site-data'
import { checkSidebar } from '../../src/data-layer/validate/check-sidebar'
import { problemsOf } from '../../tests/support/compile-text'
import { copyText } from './synthetic-page'
import { writeSyntheticSite } from './synthetic-site'

// all content is copied and read
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MORE = 150

let folder: string
let before: ContentFile[]
let after: ReturnType<typeof readAllContent>
let told: number

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'synthetic-site-'))
  fs.cpSync('content', path.join(folder, 'content'), { recursive: true })
  before = readAllContent(folder).files
  told = writeSyntheticSite(folder, before.length + MORE)
  after = readAllContent(folder)
})
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

describe('a synthetic site', () => {
  it('has as many pages as were asked for, all in order', () => {
    expect(after.errors).toEqual([])
    expect(after.files).toHaveLength(before.length + MORE)
    expect(told).toBe(after.files.length)
    expect(new Set(after.files.map(({ route }) => route)).size).toBe(after.files.length)
    expect(new Set(after.files.map(({ body }) => body)).size).toBe(after.files.length)
  })

  it('passes the check of the sidebar', () => {
    const docs = after.files.filter(({ type }) => type === 'DocPage')
    expect(checkSidebar(readSiteData(folder, 'sidebar'), docs)).toEqual([])
  })

  it('brings the recorded examples', () => {
    const recorded = (files: readonly ContentFile[]) =>
      files.filter((file) => readRecord(file) !== undefined).length
    expect(recorded(after.files)).toBeGreaterThan(recorded(before) + MORE / 2)
  })

  it('holds each documented function once', () => {
    const signatures = (files: readonly ContentFile[]) =>
      files.reduce((sum, { body }) => sum + body.split('<Signature').length - 1, 0)
    expect(signatures(after.files)).toBe(signatures(before))
  })

  it('has pages that compile', async () => {
    const copy = after.files.find(({ route }) => /synthetic.*symbol-\d+\/$/.test(route))
    expect(copy).toBeDefined()
    expect(await problemsOf(copy!.body)).toEqual(
      await problemsOf(before.find(({ route }) => route === '/docs/concept/symbol/')!.body),
    )
  })
})

describe('copyText', () => {
  const page = [
    '---',
    'title: "SAMPLE BY: a title that is nearly as long as any title can be"',
    'datasets: [trades]',
    '---',
    'A first paragraph.',
    '',
    '<Signature of="rpad" />',
    '',
    '```sql',
    '',
    'SELECT 1.',
    '',
    '```',
    '',
    '- A list.',
    '',
    'Another paragraph.',
    '',
  ].join('\n')

  it('changes title and paragraphs, and leaves the rest', () => {
    expect(copyText(page, 7).split('\n')).toEqual([
      '---',
      'title: "SAMPLE BY: a title that is nearly as long as any t (7)"',
      'datasets: [ trades ]',
      '---',
      'A first paragraph. This is paragraph 1 of copy 7.',
      '',
      '',
      '',
      '```sql',
      '',
      'SELECT 1.',
      '',
      '```',
      '',
      '- A list.',
      '',
      'Another paragraph. This is paragraph 2 of copy 7.',
      '',
    ])
  })
})
