import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bySeverity, type KnownIssue } from './known-issues-schema'
import { readSiteData, siteDataPath } from './read-site-data'

const ISSUE = `- id: wrong-rows
  title: A query returns wrong rows
  severity: high
  affects: ['9.0.1']
  symptom: The query returns other rows.
  workaround: Write the query in another way.
  upstream: 6381
  pages: [/docs/reference/sql/where/]
  reproduction:
    sql: SELECT 1 AS x;
    columns: [x]
    rows: [['2']]
`

let root = ''
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

function messages(yaml: string): string[] {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'known-issues-'))
  fs.mkdirSync(path.join(root, 'content'))
  fs.writeFileSync(path.join(root, siteDataPath('knownIssues')), yaml)
  try {
    readSiteData(root, 'knownIssues')
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

describe('content/known-issues.yml', () => {
  it('is in order', () => {
    expect(() => readSiteData(process.cwd(), 'knownIssues')).not.toThrow()
    expect(messages(ISSUE)).toEqual([])
  })

  it('has each id and each title once', () => {
    expect(messages(ISSUE + ISSUE.replace('A query', 'Another query'))).toEqual([
      expect.stringMatching(/known-issues\.yml:13: entry 2: id: "wrong-rows" appears twice/),
    ])
    expect(messages(ISSUE + ISSUE.replace('wrong-rows', 'other'))).toEqual([
      expect.stringMatching(
        /known-issues\.yml:14: entry 2: title: "A query returns wrong rows" appears twice/,
      ),
    ])
  })

  it.each([
    ['severity: high', 'severity: awful', /:3: entry 1: severity: .*write one of: high/],
    ['  symptom: The query returns other rows.\n', '', /known-issues\.yml:1: entry 1: symptom: is missing/],
    ['  workaround:', '  work_around:', /:6: unknown key "work_around"\. did you mean workaround\?$/],
    ["['9.0.1']", "['9.0']", /:4: entry 1: affects: entry 1: is not a version like 9\.0\.1/],
    ['wrong rows', 'wrong rows.', /:2: entry 1: title: .*period/],
    ['upstream: 6381', "upstream: '#6381'", /:7: entry 1: upstream: is not a number/],
    ['/docs/reference/sql/where/', 'where', /:8: entry 1: pages: entry 1: is not a route/],
    ['sql: SELECT 1 AS x;', 'shell: curl localhost:9000', /:9: entry 1: reproduction: .*outcome/],
    ['sql: SELECT 1 AS x;', 'server: other', /:10: entry 1: reproduction\.server: is not "own"/],
    ["    columns: [x]\n    rows: [['2']]\n", '', /:9: entry 1: reproduction: .*exactly one outcome/],
    [
      "rows: [['2']]",
      'rows: [[2]]',
      /:12: entry 1: reproduction\.rows: entry 1: entry 1: .*write a list of rows/,
    ],
    ["[['2']]", "[['2', '3']]", /:9: entry 1: reproduction: .*number of columns/],
    ["    columns: [x]\n    rows: [['2']]\n", '    ends: true\n', /:9: entry 1: reproduction: .*own/],
  ])('rejects an entry with %s as %s', (from, to, expected) => {
    expect(ISSUE).toContain(from)
    expect(messages(ISSUE.replace(from, to))).toContainEqual(expect.stringMatching(expected))
  })
})

describe('bySeverity', () => {
  it('puts the worst first and otherwise keeps the order', () => {
    const issues = ['low', 'high', 'medium', 'high'].map((severity, at) => ({ severity, id: String(at) }))
    expect(bySeverity(issues as unknown as KnownIssue[]).map(({ id }) => id)).toEqual(['1', '3', '2', '0'])
  })
})
