import fs from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { xml2js } from 'xml-js'
import { FEEDS } from '../../src/content/feed-addresses'

/** What the last build wrote. */
const SITE = 'https://questdb.com'

interface Item {
  title: string
  link: string
  guid: { '#text': string; '@_isPermaLink': string }
  pubDate: string
  description: string
  'content:encoded': string
}

function read(address: string) {
  const xml = fs.readFileSync(path.join('public', address), 'utf8')
  // strict: throws at what is not well-formed
  xml2js(xml)
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item',
  })
  return (parser.parse(xml) as { rss: { channel: { 'atom:link': Record<string, string>; item: Item[] } } })
    .rss.channel
}

describe.each(Object.entries(FEEDS))('the feed of %s', (_, address) => {
  const { item: items, ...channel } = read(address)

  it('knows its own address', () => {
    expect(channel['atom:link']).toMatchObject({ '@_href': SITE + address, '@_rel': 'self' })
  })

  it('has entries with a day, whole texts and addresses of their own', () => {
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length)
    for (const item of items) {
      expect(item.guid, item.title).toEqual({ '#text': item.link, '@_isPermaLink': 'true' })
      expect(new URL(item.link).protocol).toBe('https:')
      expect(new Date(item.pubDate).getTime(), item.title).toBeGreaterThan(Date.UTC(2014, 0))
      expect(item.description).not.toBe('')
      expect(item['content:encoded'].length, item.title).toBeGreaterThan(500)
    }
  })

  it('has no address that only works on the site', () => {
    for (const item of items) {
      const addresses = [...item['content:encoded'].matchAll(/ (?:href|src)="([^"]*)"/g)].map(
        ([, found]) => found,
      )
      expect(addresses.length, item.title).toBeGreaterThan(0)
      for (const found of addresses) expect(found, item.title).toMatch(/^(https?|mailto):/)
    }
  })
})

it('the blog and its feed hold the same posts', () => {
  const posts = fs
    .readdirSync('content/blog', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${SITE}/blog/${name.replaceAll(path.sep, '/').replace(/\.mdx$/, '')}/`)
  expect(
    read(FEEDS.blog)
      .item.map(({ link }) => link)
      .toSorted(),
  ).toEqual(posts.toSorted())
})
