import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillReleaseTokens, readReleaseTokens } from './release-facts'

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-facts-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function snapshot(value: unknown): void {
  fs.mkdirSync(path.join(root, 'content/site'), { recursive: true })
  fs.writeFileSync(path.join(root, 'content/site/code-host.json'), JSON.stringify(value))
}
const release = (latestRelease: unknown) => snapshot({ data: { repository: { latestRelease } } })

describe('readReleaseTokens', () => {
  it('reads the latest release that the code host told', () => {
    release({ name: '9.0.0', tagName: 'v9.0.0', publishedAt: '2025-07-11T14:00:00Z' })
    expect(readReleaseTokens(root)).toEqual({ version: '9.0.0', tag: 'v9.0.0', date: '2025-07-11' })
  })

  it('takes the tag of a release without a name for its version', () => {
    release({ name: null, tagName: '9.0.0', publishedAt: null })
    expect(readReleaseTokens(root)).toEqual({ version: '9.0.0', tag: '9.0.0', date: '' })
  })

  it('prefers a version that the caller gives', () => {
    release({ name: '9.0.0', tagName: '9.0.0', publishedAt: '2025-07-11T14:00:00Z' })
    expect(readReleaseTokens(root, '9.1.0')).toEqual({ version: '9.1.0', tag: '9.1.0', date: '2025-07-11' })
  })

  it.each([
    ['no file', () => undefined],
    ['no data', () => snapshot({})],
    ['no repository', () => snapshot({ data: {} })],
    ['no release', () => snapshot({ data: { repository: {} } })],
    ['nothing about the release', () => release({})],
  ])('knows no facts with %s', (_, write) => {
    write()
    expect(readReleaseTokens(root)).toEqual({ version: '', tag: '', date: '' })
  })
})

describe('fillReleaseTokens', () => {
  const facts = { version: '9.0.0', tag: 'v9.0.0', date: '' }

  it('fills in every fact', () => {
    expect(fillReleaseTokens('@release.version@, @release.tag@ and @release.version@', facts)).toEqual({
      text: '9.0.0, v9.0.0 and 9.0.0',
      unknown: undefined,
    })
  })

  it.each(['@release.age@', '@release.date@', '@release.@', '@release.to-string@', '@release.constructor@'])(
    'leaves %s alone and names it',
    (token) => {
      expect(fillReleaseTokens(`${token} @release.tag@ @release.other@`, facts)).toEqual({
        text: `${token} v9.0.0 @release.other@`,
        unknown: token,
      })
    },
  )

  it.each(['@release', 'release.version', '@releasexversion@', '@release.a b@'])(
    'takes %s for text',
    (text) => {
      expect(fillReleaseTokens(text, facts)).toEqual({ text, unknown: undefined })
    },
  )
})
