import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSiteData, siteDataPath, type SiteDataName } from './read-site-data'

let root = ''
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

/** Messages for a file of site data in which one text was replaced by another. */
function messages(name: SiteDataName, from: string, to: string): string[] {
  const file = siteDataPath(name)
  const text = fs.readFileSync(file, 'utf8')
  expect(text).toContain(from)
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'))
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text.replace(from, to))
  try {
    readSiteData(root, name)
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

describe('data of marketing pages', () => {
  it.each(['customers', 'contact', 'release', 'onward', 'blog'] as const)('is in order in %s', (name) => {
    expect(() => readSiteData(process.cwd(), name)).not.toThrow()
  })

  it.each([
    [
      'customers',
      'field: finance',
      'field: finanz',
      /stories\.yml:\d+: stories: entry 1: field: "finanz" is not a known field\. write one/,
    ],
    [
      'customers',
      "date: '2023'",
      'date: last year',
      /stories\.yml:\d+: .*is not a year or a date\. write a year/,
    ],
    [
      'customers',
      'href: https://questdb.io/case-study/aquis/',
      'href: /aquis/',
      /stories\.yml:\d+: .*is not an https URL/,
    ],
    [
      'customers',
      'name: Innova, for Türk Telekom',
      'name: Airtel XStream Play',
      /stories\.yml:\d+: stories: entry 16: name: "Airtel XStream Play" is listed twice/,
    ],
    [
      'customers',
      'featured: Airtel',
      'featured: Air',
      /stories\.yml:\d+: featured: "Air XStream Play" has no story/,
    ],
    ['customers', '- Yahoo', '- Yahu', /stories\.yml:\d+: names: entry 1: "Yahu" has no story/],
    [
      'customers',
      'quoted:\n  - Toggle',
      'quoted:\n  - One Trading',
      /stories\.yml:\d+: quoted: entry 1: the story of "One Trading" has no quote\. list names/,
    ],
    [
      'customers',
      'quoted:\n  - Toggle',
      'quoted:\n  - Tackle',
      /stories\.yml:\d+: quoted: entry 1: "Tackle" has no story\. list names/,
    ],
    [
      'customers',
      'author: Viet Lee',
      "author: ''",
      /stories\.yml:\d+: stories: entry 1: quote\.author: .*write the name of the person/,
    ],
    [
      'customers',
      'text: In terms of',
      'text: In “terms” of',
      /stories\.yml:\d+: stories: entry 1: quote\.text: contains quotation marks, which the page adds\. copy one/,
    ],
    [
      'contact',
      "endpoint: ''",
      'endpoint: http://example.com',
      /contact\.yml:\d+: endpoint: is neither empty nor an https/,
    ],
    ['contact', 'kind: email', 'kind: mail', /contact\.yml:\d+: fields: entry 2: kind/],
    [
      'onward',
      'routes: [/download/]\n    heading',
      'heading',
      /onward\.yml:\d+: .*exactly one call, the last, must have no routes/,
    ],
    ['customers', 'sector: Stock exchange', "sector: ''", /stories\.yml:\d+: stories: entry 1: sector/],
    [
      'onward',
      '      - name: Quick start\n        href: /docs/quick-start/\n      - name: Why QuestDB\n        href: /docs/why-questdb/\n',
      '      - name: Quick start\n        href: /docs/quick-start/\n',
      /onward\.yml:\d+: calls: entry \d+: links: .*\. write heading, text, and two or more links/,
    ],
    [
      'onward',
      'href: /download/',
      'href: download',
      /onward\.yml:\d+: .*is neither a route with a trailing slash/,
    ],
    ['blog', 'postsOnPage: 7', 'postsOnPage: 0', /blog\.yml:\d+: postsOnPage/],
    [
      'release',
      'platform: linux',
      'platform: amiga',
      /release\.yml:\d+: .*is not one of linux, windows, any/,
    ],
  ] as const)('is refused in %s with %s as %s', (name, from, to, expected) => {
    expect(messages(name, from, to)).toEqual([expect.stringMatching(expected)])
  })
})
