import { expect, it } from 'vitest'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { ReleaseTexts } from '../../content/site/marketing-schemas'
import { releaseFacts } from './release-facts'
import { expanded } from './test-component'

const RELEASE: ReleaseFacts = {
  tag: '9.0.0',
  name: 'QuestDB 9.0.0',
  draft: false,
  prerelease: true,
  createdAt: null,
  publishedAt: null,
  url: 'https://example.com/9.0.0',
  notes: null,
  assets: [],
  reactions: null,
  mentionsCount: null,
  dataSet: 'fetch-latest-release',
  provenance: 'snapshot',
  fetchedAt: null,
}
const FACTS: ReleaseTexts['facts'] = {
  heading: 'Property',
  value: 'Value',
  version: 'Version',
  tag: 'Tag',
  published: 'Published',
  created: 'Created',
  draft: 'Draft',
  prerelease: 'Prerelease',
  files: 'Files',
  reactions: 'Reactions',
  mentions: 'Mentions',
  source: 'Source',
  yes: 'yes',
  no: 'no',
  live: 'GitHub',
  snapshot: 'a snapshot',
}
const NONE = { plusOne: 0, minusOne: 0, laugh: 0, hooray: 0, confused: 0, heart: 0, rocket: 0, eyes: 0 }
const reactions = {
  ...{ plusOne: 'thumbs up', minusOne: 'thumbs down', laugh: 'laughing', hooray: 'hooray' },
  ...{ confused: 'confused', heart: 'hearts', rocket: 'rockets', eyes: 'eyes' },
}

/** Rows of the table as `name: value`. */
function rows(facts: Partial<ReleaseFacts> = {}): string[] {
  const site = {
    latestRelease: { ...RELEASE, ...facts },
    releaseTexts: { files: [], facts: FACTS, reactions, noNotes: 'None.' },
  }
  const { html } = expanded(releaseFacts, {}, { site })
  return [...html.matchAll(/<tr><t[hd]>(.*?)<\/t[hd]><t[hd]>(.*?)<\/t[hd]><\/tr>/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  )
}

it('facts that are unknown have no row', () => {
  expect(rows()).toEqual([
    'Property: Value',
    'Version: QuestDB 9.0.0',
    'Tag: <a href="https://example.com/9.0.0">9.0.0</a>',
    'Draft: no',
    'Prerelease: yes',
    'Source: a snapshot',
  ])
})

it('known facts have a row each, with days written out', () => {
  const known = rows({
    createdAt: '2025-07-10T12:00:00Z',
    publishedAt: '2025-07-11',
    assets: [{}, {}] as never,
    mentionsCount: 0,
  })
  expect(known.slice(3)).toEqual([
    'Published: July 11, 2025',
    'Created: July 10, 2025',
    'Draft: no',
    'Prerelease: yes',
    'Files: 2',
    'Mentions: 0',
    'Source: a snapshot',
  ])
})

it('reactions are counted by kind, without kinds that nobody used', () => {
  expect(rows({ reactions: { ...NONE, total: 12, plusOne: 10, rocket: 2 } })).toContain(
    'Reactions: 12: 10 thumbs up, 2 rockets',
  )
  expect(rows({ reactions: { ...NONE, total: 0 } })).toContain('Reactions: 0')
})

it('a kind of reaction that is missing from the facts counts as unused', () => {
  expect(rows({ reactions: { total: 3, eyes: 3 } as never })).toContain('Reactions: 3: 3 eyes')
})

it('the source is live only with the day on which it was queried', () => {
  const fetchedAt = '2026-11-22T08:00:00Z'
  expect(rows({ provenance: 'live', fetchedAt })).toContain('Source: GitHub, November 22, 2026')
  expect(rows({ provenance: 'live', fetchedAt: null })).toContain('Source: a snapshot')
  expect(rows({ provenance: 'snapshot', fetchedAt })).toContain('Source: a snapshot')
})
