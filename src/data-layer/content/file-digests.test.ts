import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compile-text'
import { digestsOf, filesDigest, filesStamp } from './file-digests'

it('digests change when a file is edited, removed or made', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'digests-'))
  const write = (text: string) => {
    fs.writeFileSync(path.join(root, 'a.png'), text)
  }
  const seen = [digestsOf(root, ['a.png'])]
  write('one')
  seen.push(digestsOf(root, ['a.png']))
  write('two')
  seen.push(digestsOf(root, ['a.png']))
  fs.rmSync(root, { recursive: true })
  expect(seen[0]).toEqual({ 'a.png': null })
  expect(new Set(seen.map((one) => one['a.png'])).size).toBe(3)
  expect(digestsOf(root, ['a.png'])).toEqual(seen[0])
})

it('a page tells of its pictures and downloads, which decide whether its HTML still holds', async () => {
  const files: string[] = []
  await compileText(
    '![The editor](../../../content/images/web-console/sample-by-grid.png)\n\n<Download href="/downloads/datasets/trades.sql">trades</Download>',
    { noteFile: (file) => void files.push(path.relative(process.cwd(), file)) },
  )
  expect(files.sort()).toEqual([
    'content/datasets/trades.sql',
    'content/images/web-console/sample-by-grid.png',
  ])
})

it('the stamp of folders changes with a file in them, and stands for those that are not there', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'))
  fs.mkdirSync(path.join(root, 'a/b'), { recursive: true })
  const stamp = () => filesStamp(root, ['a', 'none'])
  const empty = stamp()
  fs.writeFileSync(path.join(root, 'a/b/c.svg'), 'one')
  const one = stamp()
  fs.writeFileSync(path.join(root, 'a/b/c.svg'), 'three')
  const three = stamp()
  fs.writeFileSync(path.join(root, 'd.svg'), 'elsewhere')
  expect(stamp()).toBe(three)
  expect(new Set([empty, one, three]).size).toBe(3)
  fs.rmSync(root, { recursive: true })
})

it('the digest of a folder is the same in each checkout, and changes with names and contents', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'digests-'))
  const checkout = (name: string, files: Record<string, string>) => {
    const folder = path.join(root, name)
    fs.mkdirSync(path.join(folder, 'a/b'), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, 'a/b', file), text)
      fs.utimesSync(path.join(folder, 'a/b', file), name.length, name.length)
    }
    return filesDigest(folder, ['a', 'none'])
  }
  const first = checkout('first', { 'c.svg': 'one' })
  expect(checkout('other one', { 'c.svg': 'one' })).toBe(first)
  const others = [checkout('edited', { 'c.svg': 'two' }), checkout('renamed', { 'd.svg': 'one' })]
  expect(new Set([first, ...others]).size).toBe(3)
  fs.rmSync(root, { recursive: true })
})
