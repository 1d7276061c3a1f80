import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastValidSiteData } from './last-valid-site-data'
import { siteDataPath } from './read-site-data'

let root = ''
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'))))
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

const write = (text: string) => {
  const file = path.join(root, siteDataPath('redirects'))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

const read = () => lastValidSiteData(root, 'redirects').map(({ from }) => from)

it('keeps the last valid value in development', () => {
  vi.stubEnv('gatsby_executing_command', 'develop')
  write('- from: /one/\n  to: /docs/\n')
  expect(read()).toEqual(['/one/'])
  write('- from: 7\n')
  expect(read()).toEqual(['/one/'])
  write('- from: /two/\n  to: /docs/\n')
  expect(read()).toEqual(['/two/'])
})

it('stops a build, and names the problem', () => {
  write('- from: /one/\n  to: /docs/\n')
  read()
  write('- from: 7\n')
  expect(read).toThrow(/redirects\.yml:1: /)
})

it('throws if the file has never been valid', () => {
  vi.stubEnv('gatsby_executing_command', 'develop')
  expect(read).toThrow(/redirects\.yml: the file is missing/)
})
