import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTokenFacts } from './token-facts'

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'token-facts-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const snapshot = (value: unknown) => write('content/site/code-host.json', JSON.stringify(value))
const release = (latestRelease: unknown) => snapshot({ data: { repository: { latestRelease } } })

describe('readTokenFacts', () => {
  it('reads the latest release from the snapshot of the code host', () => {
    release({ name: '9.0.0', tagName: 'v9.0.0', publishedAt: '2025-07-11T14:00:00Z' })
    expect(readTokenFacts(root).release).toEqual({ version: '9.0.0', tag: 'v9.0.0', date: '2025-07-11' })
  })

  it('uses the tag as the version of a release without a name, and leaves out an unknown date', () => {
    release({ name: null, tagName: '9.0.0', publishedAt: null })
    expect(readTokenFacts(root).release).toEqual({ version: '9.0.0', tag: '9.0.0' })
  })

  it('prefers the version passed by the caller', () => {
    release({ name: '9.0.0', tagName: '9.0.0', publishedAt: '2025-07-11T14:00:00Z' })
    expect(readTokenFacts(root, '9.1.0').release).toEqual({
      version: '9.1.0',
      tag: '9.1.0',
      date: '2025-07-11',
    })
  })

  it.each([
    ['a file', () => undefined],
    ['data', () => snapshot({})],
    ['a repository', () => snapshot({ data: {} })],
    ['a release', () => snapshot({ data: { repository: {} } })],
    ['facts about the release', () => release({})],
  ])('contains nothing about the release without %s', (_, prepare) => {
    prepare()
    expect(readTokenFacts(root).release).toEqual({})
  })

  it('reads the benchmarks and the number of examples', () => {
    expect(readTokenFacts(root)).toMatchObject({ benchmarks: new Map(), site: { exampleCount: 0 } })
    write(
      'content/benchmarks/queries.yml',
      fs.readFileSync(path.join(process.cwd(), 'content/benchmarks/queries.yml'), 'utf8'),
    )
    write('content/examples-floor.json', '{ "examples": 12 }')
    const { benchmarks, site } = readTokenFacts(root)
    expect([...benchmarks.keys()]).toEqual(['queries'])
    expect(site.exampleCount).toBe(12)
  })
})
