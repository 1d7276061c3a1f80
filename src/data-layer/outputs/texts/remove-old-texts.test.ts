import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markdownAddress } from './markdown-address'
import { jsonAddress } from './page-json'
import { removeOldTexts } from './remove-old-texts'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'old-texts-'))))
afterEach(() => {
  fs.rmSync(folder, { recursive: true })
})

function write(address: string, text: string): void {
  const file = path.join(folder, address)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** Writes the copies of a page like a build. */
function page(route: string): void {
  write(markdownAddress(route), '# Page')
  write(jsonAddress(route), JSON.stringify({ type: 'DocPage', route }))
}

const files = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json)$/.test(name))
    .sort()

it('removes the copies of pages that no longer exist', () => {
  for (const route of ['/', '/docs/', '/docs/concept/symbol/', '/docs/concept/old/', '/old/']) page(route)
  removeOldTexts(folder, new Set(['/', '/docs/', '/docs/concept/symbol/']))
  expect(files()).toEqual([
    'docs/concept/symbol.json',
    'docs/concept/symbol.md',
    'docs/index.json',
    'docs/index.md',
    'index.json',
    'index.md',
  ])
})

it('leaves other files with the same endings', () => {
  const others: [address: string, text: string][] = [
    ['redirects.json', '[]'],
    ['notes.md', '# Notes'],
    ['downloads/sample.json', '{"route":"/downloads/other/"}'],
    ['downloads/sample.md', '# A file that belongs to another one of the same name'],
    ['downloads/broken.json', '{'],
    ['downloads/broken.md', '# Broken'],
    ['downloads/alone.json', '{"route":"/downloads/alone/"}'],
    ['page-data/old.json', '{"route":"/page-data/old/"}'],
    ['page-data/old.md', '# Gatsby'],
  ]
  for (const [address, text] of others) write(address, text)
  removeOldTexts(folder, new Set(['/']))
  expect(files()).toEqual(others.map(([address]) => address).sort())
})
