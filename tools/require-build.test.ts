import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { requireBuild } from './require-build'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), 'require-build-'))
  return () => {
    fs.rmSync(root, { recursive: true })
  }
})

/** Writes a file that was changed at a time in seconds. */
function write(name: string, time: number): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, '')
  fs.utimesSync(file, time, time)
}

it('asks for a build if there is none, or if one was stopped', () => {
  expect(() => requireBuild('public', root)).toThrow('run `make build` first')
  write('public/index.html', 100)
  expect(() => requireBuild('public', root)).toThrow('run `make build` first')
})

it('warns if a source is newer than the build, but not because of tests', () => {
  write('public/build.json', 100)
  write('content/docs/a.mdx', 50)
  write('gatsby-node.ts', 50)
  expect(requireBuild('public', root)).toBeUndefined()
  write('src/base/a.test.ts', 200)
  expect(requireBuild('public', root)).toBeUndefined()
  write('content/docs/a.mdx', 200)
  expect(requireBuild('public', root)).toContain('content/docs/a.mdx has changed since the last build')
  write('content/docs/a.mdx', 50)
  write('gatsby-node.ts', 200)
  expect(requireBuild('public', root)).toContain('gatsby-node.ts has changed')
})
