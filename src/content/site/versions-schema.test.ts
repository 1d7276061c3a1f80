import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readSiteData } from './read-site-data'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

const CURRENT = "- name: '9.0'\n  label: '9.0'\n  href: /docs/\n  status: current\n"
const OLD = "- name: '8.3'\n  label: '8.3'\n  href: https://old.example.com/docs/\n  status: old\n"

function read(text: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'))
  folders.push(root)
  fs.mkdirSync(path.join(root, 'content'))
  fs.writeFileSync(path.join(root, 'content/versions.yml'), text)
  return readSiteData(root, 'versions').value
}

function problems(text: string): string[] {
  try {
    read(text)
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

it('reads a current and an old version', () => {
  expect(read(CURRENT + OLD).map(({ name }) => name)).toEqual(['9.0', '8.3'])
})

it.each([
  [
    'two current versions',
    CURRENT + OLD.replace('old\n', 'current\n'),
    8,
    'more than one version is current',
  ],
  ['no current version', CURRENT.replace('current', 'next'), 1, 'no version is current'],
  [
    'two versions of this build',
    CURRENT + OLD.replace('https://old.example.com/docs/', '/old/'),
    7,
    'more than one version belongs to this build',
  ],
  ['a name twice', CURRENT + OLD.replace("name: '8.3'", "name: '9.0'"), 5, '9.0 is listed twice'],
  ['an unknown status', CURRENT + OLD.replace('old\n', 'dusty\n'), 8, 'is not a known status'],
  ['a missing slash', CURRENT + OLD.replace('docs/', 'docs'), 7, 'has no trailing slash'],
])('names the line of %s', (_, text, line, problem) => {
  const found = problems(text)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`content/versions.yml:${line}`)
  expect(found[0]).toContain(problem)
})
