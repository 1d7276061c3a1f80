import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SITE_DATA_NAMES, siteDataPath } from '../../content/site/read-site-data'
import { checkContent } from './check-content'

let root = ''
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-content-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function write(file: string, title: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(
    path.join(root, file),
    `---\ntitle: ${title}\ndescription: A page that exists for this test only, long enough.\n---\n\nText.\n`,
  )
}

/** Messages about routes; the other files of the site are missing. */
const problems = async () =>
  (await checkContent(root, () => Promise.reject(new Error('not compiled'))))
    .map(({ message }) => message)
    .filter((message) => message.includes('same route'))

it('two files with the same route are reported once, with both names', async () => {
  write('content/docs/concept/symbol.mdx', 'Symbol')
  write('content/docs/concept/symbol/index.mdx', 'Symbols')
  write('content/docs/concept/index.mdx', 'Concepts')
  write('content/glossary/symbol.mdx', 'Symbol')
  expect(await problems()).toEqual([
    'content/docs/concept/symbol/index.mdx: content/docs/concept/symbol.mdx has the same route /docs/concept/symbol/. rename or remove one of the files.',
  ])
})

it('reports each site data file that is missing or invalid, once', async () => {
  fs.mkdirSync(path.join(root, 'content/site'), { recursive: true })
  fs.writeFileSync(path.join(root, 'content/site/live.yml'), 'endpoint: 7\n')
  const messages = (await checkContent(root, () => Promise.reject(new Error('not compiled')))).map(
    ({ message }) => message,
  )
  expect(new Set(messages).size).toBe(messages.length)
  expect(messages).toContainEqual(expect.stringMatching(/^content\/site\/live\.yml:1: endpoint: /))
  const others = SITE_DATA_NAMES.filter((name) => name !== 'live').map(siteDataPath)
  expect(
    others.filter((file) => !messages.some((one) => one.startsWith(`${file}: the file is missing`))),
  ).toEqual([])
})
