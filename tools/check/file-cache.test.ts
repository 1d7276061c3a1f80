import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { FileCache } from './file-cache'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'file-cache-'))
  return () => {
    fs.rmSync(folder, { recursive: true })
  }
})

it('returns what was stored under a key, also in another run', async () => {
  const cache = new FileCache(folder)
  expect(await cache.get('a')).toBeUndefined()
  await cache.set('a', { html: '<p>' })
  expect(await cache.get('a')).toEqual({ html: '<p>' })
  expect(await new FileCache(folder).get('a')).toEqual({ html: '<p>' })
})

it.each(['', '{"html": "<p', '\0\0'])('treats an entry with the broken text %j as missing', async (text) => {
  const cache = new FileCache(folder)
  await cache.set('a', 1)
  const [name = ''] = fs.readdirSync(folder)
  fs.writeFileSync(path.join(folder, name), text)
  expect(await cache.get('a')).toBeUndefined()
  await cache.set('a', 2)
  expect(await cache.get('a')).toBe(2)
})

it('removes the entries that a run did not use', async () => {
  const first = new FileCache(folder)
  await first.set('a', 1)
  await first.set('b', 2)
  const second = new FileCache(folder)
  await second.get('a')
  second.forgetOthers()
  expect(await second.get('a')).toBe(1)
  expect(await second.get('b')).toBeUndefined()
  expect(fs.readdirSync(folder)).toHaveLength(1)
})

it('does not disturb a run that takes place at the same time', async () => {
  const cache = new FileCache(folder)
  const other = new FileCache(folder)
  await other.set('a', 1)
  // what the other run is writing
  const unfinished = path.join(folder, 'b.json.123')
  fs.writeFileSync(unfinished, '{')
  cache.forgetOthers()
  expect(fs.existsSync(unfinished)).toBe(true)
  expect(await other.get('a')).toBeUndefined()
})
