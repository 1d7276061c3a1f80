import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { releaseFacts, repositoryFacts } from '../../content/code-host/facts'
import { readSnapshot, SNAPSHOT_FILE, type Snapshot } from './snapshot-file'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'snapshot-'))
  await mkdir(path.join(root, path.dirname(SNAPSHOT_FILE)), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const write = (text: string) => writeFile(path.join(root, SNAPSHOT_FILE), text)

const { data, ...origin } = await readSnapshot('.')

// What `make snapshot` fetched has the facts of its day.
describe.skipIf(origin.fetchedAt)('the snapshot written by hand', () => {
  it('contains what is known of the release, and null for what is not', () => {
    const release = releaseFacts(data, { provenance: 'snapshot', ...origin })
    expect(release).toMatchObject({
      tag: '9.0.0',
      name: '9.0.0',
      draft: false,
      prerelease: false,
      publishedAt: '2025-07-11',
      createdAt: null,
      reactions: null,
      mentionsCount: null,
    })
    const page = 'https://github.com/questdb/questdb/releases/download/9.0.0'
    expect(release.assets).toEqual(
      [
        ['questdb-9.0.0-no-jre-bin.tar.gz', 26_000_000],
        ['questdb-9.0.0-rt-linux-x86-64.tar.gz', 66_000_000],
        ['questdb-9.0.0-rt-windows-x86-64.tar.gz', 62_000_000],
      ].map(([name, sizeBytes]) => ({
        name,
        sizeBytes,
        sizeIsApproximate: true,
        downloads: null,
        contentType: 'application/gzip',
        url: `${page}/${name}`,
      })),
    )
    for (const fact of ['array', 'TOLERANCE', 'generate_series', 'REFRESH EVERY', '1.7 million'])
      expect(release.notes).toContain(fact)
    expect(repositoryFacts(data, { provenance: 'snapshot', ...origin })).toMatchObject({
      license: 'Apache-2.0',
      defaultBranch: 'master',
      stars: null,
      forks: null,
      issues: null,
      topics: null,
    })
  })
})

describe('a broken snapshot', () => {
  it('that is missing says so', async () => {
    await expect(readSnapshot(root)).rejects.toMatchObject({
      file: SNAPSHOT_FILE,
      problem: 'the snapshot is missing',
      instead: 'restore it or run `make snapshot`',
    })
  })

  it.each([
    ['{\n  "about": "x",\n  "fetchedAt": null,,\n}', 3],
    ['{\n  "about": "x",\n', 3],
    ['', 1],
    ['<html>', 1],
  ])('that is not JSON names the line: %j', async (text, line) => {
    await write(text)
    await expect(readSnapshot(root)).rejects.toMatchObject({
      line,
      problem: expect.stringContaining('not JSON'),
    })
  })

  const changes: [string, (snapshot: Snapshot) => void, string][] = [
    [
      '"size"',
      ({ data }) =>
        void Object.assign(data.repository.latestRelease.releaseAssets.nodes[0]!, { size: '26 MB' }),
      'data.repository.latestRelease.releaseAssets.nodes: entry 1: size: ',
    ],
    [
      '"publishedAt"',
      ({ data }) => void (data.repository.latestRelease.publishedAt = '11 July 2025'),
      'data.repository.latestRelease.publishedAt: is not an ISO 8601 date',
    ],
    [
      '"name": "questdb-',
      ({ data }) =>
        void Object.assign(data.repository.latestRelease.releaseAssets.nodes[0]!, {
          name: 'questdb-$(curl x).tar.gz',
        }),
      'releaseAssets.nodes: entry 1: name: is not a plain name such as 9.0.0',
    ],
    [
      '"tagName"',
      ({ data }) => void (data.repository.latestRelease.tagName = '9.0.0;reboot'),
      'latestRelease.tagName: is not a plain name such as 9.0.0',
    ],
    [
      '"starCount"',
      ({ data }) => void Object.assign(data.repository, { starCount: 1 }),
      'unknown key "starCount"',
    ],
  ]
  it.each(changes)('with a wrong %s names its line and what to do', async (key, change, problem) => {
    const snapshot = await readSnapshot('.')
    change(snapshot)
    const text = JSON.stringify(snapshot, null, 2)
    await write(text)
    await expect(readSnapshot(root)).rejects.toMatchObject({
      line: text.split('\n').findIndex((line) => line.includes(key)) + 1,
      problem: expect.stringContaining(problem),
      instead: expect.stringContaining('make snapshot'),
    })
  })
})
