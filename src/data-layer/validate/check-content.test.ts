import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
