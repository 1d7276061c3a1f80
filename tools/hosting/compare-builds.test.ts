import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareBuilds } from './compare-builds'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'))
  write('old', { 'index.html': 'same', 'docs/x/index.html': 'old text', 'old.js': 'gone' })
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

function write(build: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, build, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
}

it('lists changed, added, and removed files, and counts the bytes to be uploaded', async () => {
  write('new', { 'index.html': 'same', 'docs/x/index.html': 'new text', 'new.js': 'added' })
  expect(await compareBuilds(path.join(root, 'old'), path.join(root, 'new'))).toEqual({
    files: [
      { name: 'docs/x/index.html', reason: 'changed' },
      { name: 'new.js', reason: 'added' },
      { name: 'old.js', reason: 'removed' },
    ],
    bytes: 13,
    totalBytes: 17,
  })
})

it('exits with status 1 if files differ, 0 if not, and 2 if it cannot compare', () => {
  write('new', { 'index.html': 'same', 'docs/x/index.html': 'NEW TEXT', 'old.js': 'gone' })
  const run = (...folders: string[]) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        path.resolve('tools/hosting/compare-builds.ts'),
        ...folders.map((name) => path.join(root, name)),
      ],
      { encoding: 'utf8' },
    )
  expect(run('old', 'new')).toMatchObject({
    status: 1,
    stdout: 'changed docs/x/index.html\nDifferent files: 1, with 8 of 16 bytes (50.0%)\n',
  })
  expect(run('old', 'old')).toMatchObject({
    status: 0,
    stdout: 'Different files: 0, with 0 of 16 bytes (0.0%)\n',
  })
  expect(run('old', 'missing').status).toBe(2)
  expect(run('old').status).toBe(2)
})
