import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshSnapshot } from '../../src/data-layer/code-host/refresh-snapshot'
import { readSnapshot, SNAPSHOT_FILE } from '../../src/data-layer/code-host/snapshot-file'
import { answer, fakeRepository, json, startFakeCodeHost, type FakeCodeHost } from './fake-code-host'

const TOKEN = 'secret-of-this-test'
/** What `make snapshot` fetches next must not break a test: expectations come from the file itself. */
const committed = await readSnapshot('.')
const committedTag = committed.data.repository.latestRelease.tagName

let host: FakeCodeHost
let root: string

beforeAll(async () => {
  host = await startFakeCodeHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  host.misbehave = undefined
  host.repository = fakeRepository()
  root = await mkdtemp(path.join(tmpdir(), 'snapshot-'))
  await mkdir(path.join(root, path.dirname(SNAPSHOT_FILE)), { recursive: true })
  await cp(SNAPSHOT_FILE, path.join(root, SNAPSHOT_FILE))
})
afterEach(() => rm(root, { recursive: true }))

describe('make snapshot', () => {
  async function refresh(env: Record<string, string> = {}) {
    const lines: string[] = []
    const code = await refreshSnapshot({
      env: { GITHUB_TOKEN: TOKEN, CODE_HOST_GRAPHQL_URL: host.url, ...env },
      root,
      print: (line) => lines.push(line),
    })
    return { code, lines, text: await readFile(path.join(root, SNAPSHOT_FILE), 'utf8') }
  }

  it('writes the live facts and prints what changed', async () => {
    const { code, lines } = await refresh()
    expect(code).toBe(0)
    expect(lines).toContain(`snapshot: repository.latestRelease.tagName: "${committedTag}" → "9.9.9"`)
    expect(lines).toContain(
      `snapshot: repository.stargazerCount: ${committed.data.repository.stargazerCount} → 15001`,
    )
    const snapshot = await readSnapshot(root)
    expect(snapshot.sizesAreApproximate).toBe(false)
    expect(snapshot.data.repository).toEqual({
      ...fakeRepository(),
      latestRelease: { ...fakeRepository().latestRelease, description: null },
    })
    expect(lines.at(-1)).toContain('write a summary of its notes in your own words')
  })

  it('keeps our notes while the release stays, and says when nothing changed', async () => {
    const ours = committed.data.repository.latestRelease.description
    host.repository.latestRelease.tagName = committedTag
    await refresh()
    expect((await readSnapshot(root)).data.repository.latestRelease.description).toBe(ours)
    const { lines } = await refresh()
    expect(lines).toEqual([`snapshot: ${SNAPSHOT_FILE} is up to date (release ${committedTag}, 0 changes)`])
  })

  it('replaces a broken snapshot', async () => {
    await writeFile(path.join(root, SNAPSHOT_FILE), '{')
    const { code, lines } = await refresh()
    expect(code).toBe(0)
    expect(lines[0]).toContain('replacing the entire file')
    expect((await readSnapshot(root)).data.repository.latestRelease.tagName).toBe('9.9.9')
  })

  it.each([
    ['no token', {}, { GITHUB_TOKEN: '' }, 'GITHUB_TOKEN is not set'],
    ['a refused token', { misbehave: answer(401, '{}') }, {}, 'GITHUB_TOKEN was rejected'],
    ['garbage', { misbehave: json({ data: { repository: { name: 'x' } } }) }, {}, 'unexpected format'],
    ['an impossible address', {}, { CODE_HOST_GRAPHQL_URL: 'api' }, 'CODE_HOST_GRAPHQL_URL'],
  ])('%s: one line, exit code 1, and the file as it was', async (_name, change, env, reason) => {
    const before = await readFile(path.join(root, SNAPSHOT_FILE), 'utf8')
    Object.assign(host, change)
    const { code, lines, text } = await refresh(env)
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(reason)
    expect(text).toBe(before)
  })
})
