import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseAnswer } from '../../src/data-layer/code-host/choose-answer'
import { releaseFacts, repositoryFacts } from '../../src/content/code-host/facts'
import { readSnapshot, SNAPSHOT_FILE } from '../../src/data-layer/code-host/snapshot-file'
import { ContentError } from '../../src/base/content-error'
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
  host.authorizations = []
  root = await mkdtemp(path.join(tmpdir(), 'code-host-'))
  await mkdir(path.join(root, path.dirname(SNAPSHOT_FILE)), { recursive: true })
  await cp(SNAPSHOT_FILE, path.join(root, SNAPSHOT_FILE))
})
afterEach(() => rm(root, { recursive: true }))

/** Chooses, and gives the choice and the log. */
async function choose(env: Record<string, string> = {}) {
  const lines: string[] = []
  const log = {
    info: (text: string) => lines.push(`info ${text}`),
    warn: (text: string) => lines.push(`warn ${text}`),
  }
  const chosen = await chooseAnswer({
    env: { GITHUB_TOKEN: TOKEN, CODE_HOST_GRAPHQL_URL: host.url, ...env },
    root,
    log,
    // long enough for a busy machine to answer; only silence waits for it
    timeoutMs: 3000,
  })
  return { chosen, lines }
}

/** The paths of all keys below a value; nulls, whose insides cannot be known, are left out with what is below. */
function keysOf(value: unknown, unknownAt: Set<string>, at = ''): string[] {
  if (value === null) unknownAt.add(at)
  if (typeof value !== 'object' || value === null) return [at]
  if (Array.isArray(value)) return keysOf(value[0] ?? null, unknownAt, `${at}[]`)
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, unknownAt, `${at}.${key}`))
}

describe('a code host that answers', () => {
  it('gives the live facts, asked once with the token', async () => {
    const { chosen, lines } = await choose()
    expect(host.authorizations).toEqual([`Bearer ${TOKEN}`])
    expect(chosen.provenance).toBe('live')
    expect(Math.abs(Date.parse(chosen.fetchedAt ?? '') - Date.now())).toBeLessThan(10_000)
    expect(lines).toEqual([
      `info code host: using the live response (release 9.9.9), because GITHUB_TOKEN is set and ${new URL(host.url).host} responded`,
    ])
    const release = releaseFacts(chosen.answer, chosen)
    expect(release).toMatchObject({
      tag: '9.9.9',
      createdAt: '2026-01-02T03:04:05Z',
      publishedAt: '2026-01-02T04:00:00Z',
      notes: 'Notes of the code host',
      mentionsCount: 12,
      provenance: 'live',
      dataSet: 'fetch-latest-release',
    })
    expect(release.reactions).toEqual({
      total: 9,
      plusOne: 5,
      minusOne: 0,
      laugh: 0,
      hooray: 0,
      confused: 0,
      heart: 0,
      rocket: 3,
      eyes: 1,
    })
    expect(release.assets[0]).toEqual({
      name: 'questdb-9.9.9-no-jre-bin.tar.gz',
      sizeBytes: 27_000_002,
      sizeIsApproximate: false,
      downloads: 71,
      contentType: 'application/gzip',
      url: 'https://github.com/questdb/questdb/releases/download/9.9.9/questdb-9.9.9-no-jre-bin.tar.gz',
    })
    expect(repositoryFacts(chosen.answer, chosen)).toMatchObject({
      owner: 'questdb',
      stars: 15_001,
      forks: 1_301,
      issues: 401,
      license: 'Apache-2.0',
      defaultBranch: 'master',
      topics: ['time-series', 'sql'],
    })
  })

  it('answers in the same shape as the committed snapshot', async () => {
    const live = (await choose()).chosen.answer
    const snapshot = committed.data
    const unknownAt = new Set<string>()
    const snapshotKeys = keysOf(snapshot, unknownAt)
    const belowUnknown = [...unknownAt].map((at) => at.replace(/\[\]$/, ''))
    const liveKeys = keysOf(live, new Set()).map(
      (key) => belowUnknown.find((at) => key.startsWith(at)) ?? key,
    )
    expect([...new Set(snapshotKeys)].sort()).toEqual([...new Set(liveKeys)].sort())
  })
})

describe('a code host that does not answer well', () => {
  const later = Math.ceil(Date.now() / 1000) + 3600
  const broken = fakeRepository()
  const cases: [string, FakeCodeHost['misbehave'], string][] = [
    ['401', answer(401, '{"message":"Bad credentials"}'), 'returned HTTP 401: GITHUB_TOKEN was rejected'],
    [
      '403 with a used-up rate limit',
      answer(403, '{}', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(later) }),
      `returned HTTP 403: the rate limit is exhausted until ${new Date(later * 1000).toISOString()}`,
    ],
    [
      '403 with a second rate limit',
      answer(403, '{}', { 'retry-after': '60' }),
      'returned HTTP 403: the rate limit is exhausted',
    ],
    ['403 without one', answer(403, '{}'), 'returned HTTP 403: GITHUB_TOKEN does not have access'],
    ['429', answer(429, 'slow down'), 'returned HTTP 429: the rate limit is exhausted'],
    ['500', answer(500, 'oops'), 'returned HTTP 500'],
    ['502 with a page', answer(502, '<html>', { 'content-type': 'text/html' }), 'returned HTTP 502'],
    [
      'a web page',
      answer(200, '<html>', { 'content-type': 'text/html' }),
      'returned text/html instead of JSON',
    ],
    [
      'a multipart body without parts',
      answer(200, '', { 'content-type': 'multipart/mixed; boundary="-"' }),
      'returned multipart/mixed; boundary="-" instead of JSON',
    ],
    ['a page that claims to be JSON', answer(200, '<html>'), 'returned malformed JSON'],
    ['an empty body', answer(200, ''), 'returned malformed JSON'],
    ['JSON that is no GraphQL answer', json({ hello: 'you' }), 'returned a response that is not GraphQL'],
    ['a JSON null', json(null), 'returned a response that is not GraphQL'],
    [
      'GraphQL errors',
      json({ data: null, errors: [{ message: 'Something\nwent wrong' }] }),
      'returned an error: Something went wrong',
    ],
    [
      'a rate limit told as a GraphQL error',
      json({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }),
      'returned a rate limit error: API rate limit exceeded',
    ],
    [
      'no release',
      json({ data: { repository: { ...broken, latestRelease: null } } }),
      'returned a response in an unexpected format: repository.latestRelease: ',
    ],
    [
      'no star count',
      json({ data: { repository: { ...broken, stargazerCount: null } } }),
      'returned a response in an unexpected format: repository.stargazerCount: ',
    ],
    [
      'a tag that a shell would run',
      json({
        data: { repository: { ...broken, latestRelease: { ...broken.latestRelease, tagName: '9$(id)' } } },
      }),
      'returned a response in an unexpected format: repository.latestRelease.tagName: is not a plain name',
    ],
    [
      'an address that runs a script',
      json({
        data: { repository: { ...broken, url: 'javascript:alert(1)' } },
      }),
      'returned a response in an unexpected format: repository.url: is not an https URL',
    ],
    [
      'a redirect, which could carry the token away',
      answer(302, '', { location: 'http://127.0.0.1:1/' }),
      'is unreachable (unexpected redirect)',
    ],
    ['a closed connection', (request) => request.socket.destroy(), 'is unreachable ('],
    ['silence', () => undefined, 'did not respond within 3 s'],
    [
      'silence in the middle of the body',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":'),
      'did not respond within 3 s',
    ],
  ]

  it.each(cases)('%s: the snapshot, and one line that says why', async (_name, misbehave, reason) => {
    host.misbehave = misbehave
    const { chosen, lines } = await choose()
    expect(chosen).toMatchObject({
      provenance: 'snapshot',
      answer: committed.data,
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(
      `warn code host: using the committed snapshot (release ${committedTag}), because ${new URL(host.url).host} ${reason}`,
    )
    expect(lines[0]).not.toContain('\n')
    expect(lines[0]).not.toContain(TOKEN)
  })

  it('nobody there: the snapshot, and the reason', async () => {
    const gone = await startFakeCodeHost()
    await gone.close()
    const { chosen, lines } = await choose({ CODE_HOST_GRAPHQL_URL: gone.url })
    expect(chosen.provenance).toBe('snapshot')
    expect(lines[0]).toContain('is unreachable (ECONNREFUSED)')
  })

  it('no token: the snapshot without asking', async () => {
    for (const GITHUB_TOKEN of ['', '  ']) {
      const { chosen, lines } = await choose({ GITHUB_TOKEN })
      expect(chosen.provenance).toBe('snapshot')
      expect(lines).toEqual([
        `info code host: using the committed snapshot (release ${committedTag}), because GITHUB_TOKEN is not set`,
      ])
    }
    expect(host.authorizations).toEqual([])
  })

  it('a broken snapshot is an error only when it is needed', async () => {
    await writeFile(path.join(root, SNAPSHOT_FILE), '{\n  "about": "x",\n  oops\n}\n')
    expect((await choose()).chosen.provenance).toBe('live')
    host.misbehave = answer(500, '')
    await expect(choose()).rejects.toMatchObject({ file: SNAPSHOT_FILE, line: 3 })
    await expect(choose()).rejects.toBeInstanceOf(ContentError)
  })
})
