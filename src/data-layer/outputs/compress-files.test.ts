import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles } from './compress-files'

let root: string
let folder: string
let cache: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'))
  folder = path.join(root, 'public')
  cache = path.join(root, 'cache')
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

const TEXT = 'A sentence of a page. '.repeat(200)

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
const read = (name: string) => fs.readFileSync(path.join(folder, name))
const exists = (name: string) => fs.existsSync(path.join(folder, name))

it('writes both variants of each text that is larger than a packet', async () => {
  write('docs/index.html', TEXT)
  write('app.js', TEXT.toUpperCase())
  write('short.txt', 'short')
  write('picture.png', TEXT)
  expect(await compressFiles(folder, cache)).toEqual({ files: 2, fresh: 2 })
  for (const [name, text] of [
    ['docs/index.html', TEXT],
    ['app.js', TEXT.toUpperCase()],
  ] as const) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text)
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text)
    const modified = (one: string) => fs.statSync(path.join(folder, one)).mtimeMs
    expect(modified(`${name}.br`)).toBeGreaterThanOrEqual(modified(name))
  }
  expect([exists('short.txt.br'), exists('picture.png.gz')]).toEqual([false, false])
})

it('compresses again only what changed, and leaves nothing of before', async () => {
  write('index.html', TEXT)
  write('old.html', `${TEXT} old`)
  write('shrunk.md', `${TEXT} shrunk`)
  await compressFiles(folder, cache)
  write('index.html', `${TEXT} new`)
  write('copy.html', `${TEXT} new`)
  write('shrunk.md', 'short')
  fs.rmSync(path.join(folder, 'old.html'))
  expect(await compressFiles(folder, cache)).toEqual({ files: 2, fresh: 1 })
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(`${TEXT} new`)
  expect(['old.html.br', 'old.html.gz', 'shrunk.md.br'].filter(exists)).toEqual([])
  expect(fs.readdirSync(cache)).toHaveLength(2)
  expect(await compressFiles(folder, cache)).toEqual({ files: 2, fresh: 0 })
})
