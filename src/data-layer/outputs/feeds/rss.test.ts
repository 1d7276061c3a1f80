import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { xml2js } from 'xml-js'
import { notesHtml } from './write-feeds'
import { rss, type FeedItem } from './rss'

const channel = {
  title: 'QuestDB blog',
  description: 'Posts about QuestDB.',
  link: 'https://questdb.com/blog/',
  self: 'https://questdb.com/blog/rss.xml',
  language: 'en',
  copyright: '© 2025 QuestDB',
}
const item = (given: Partial<FeedItem> = {}): FeedItem => ({
  title: 'Arrays & <more>',
  link: 'https://questdb.com/blog/arrays/',
  base: 'https://questdb.com/blog/arrays/',
  date: new Date('2025-07-11T00:00:00Z'),
  description: 'What arrays are for.',
  html: '<p>See <a href="/docs/">the docs</a>. ]]> ends nothing.</p>',
  categories: ['release'],
  authors: ['Ann Author'],
  ...given,
})

function parse(xml: string) {
  // strict: throws at what is not well-formed
  xml2js(xml)
  return (
    new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(xml) as {
      rss: { '@_version': string; channel: Record<string, unknown> & { item: Record<string, unknown>[] } }
    }
  ).rss
}

it('writes a channel that knows its own address', () => {
  const { '@_version': version, channel: parsed } = parse(rss(channel, [item()]))
  expect(version).toBe('2.0')
  expect(parsed).toMatchObject({
    title: channel.title,
    link: channel.link,
    language: 'en',
    'atom:link': { '@_href': channel.self, '@_rel': 'self', '@_type': 'application/rss+xml' },
    lastBuildDate: 'Fri, 11 Jul 2025 00:00:00 GMT',
  })
})

it('writes an entry with all that readers use', () => {
  expect(parse(rss(channel, [item()])).channel.item[0]).toEqual({
    title: 'Arrays & <more>',
    link: 'https://questdb.com/blog/arrays/',
    guid: { '#text': 'https://questdb.com/blog/arrays/', '@_isPermaLink': 'true' },
    pubDate: 'Fri, 11 Jul 2025 00:00:00 GMT',
    description: 'What arrays are for.',
    'content:encoded': '<p>See <a href="https://questdb.com/docs/">the docs</a>. ]]> ends nothing.</p>',
    category: 'release',
    'dc:creator': 'Ann Author',
  })
})

it('survives release notes that anybody may have written', () => {
  const html = notesHtml(
    '[a](javascript:alert(1)) [b](https://) ![c](http://[::1) <javascript:alert(1)> \u0001 \uD800 ]]>\n\n[d][e]\n\n[e]: data:text/html,x',
  )
  const [entry] = parse(rss(channel, [item({ html })])).channel.item
  expect(entry?.['content:encoded']).toMatch(/<p>a b <img alt="c">/)
  expect(entry?.['content:encoded']).toMatch(/<p>d<\/p>/)
  expect(entry?.['content:encoded']).not.toMatch(/href/)
})

it('puts the newest entry first', () => {
  const items = [item(), item({ title: 'Newer', date: new Date('2026-01-01T00:00:00Z') })]
  expect(parse(rss(channel, items)).channel.item.map(({ title }) => title)).toEqual([
    'Newer',
    'Arrays & <more>',
  ])
})

it('gives the same bytes for the same entries', () => {
  expect(rss(channel, [item()])).toBe(rss(channel, [item()]))
  expect(rss(channel, [])).toBe(rss(channel, []))
})

it('makes HTML of release notes, tables included, without what is HTML in them', () => {
  expect(notesHtml('# A\n\n| a |\n|---|\n| 1 |\n\n<script>x</script>')).toMatch(
    /^<h1>A<\/h1>\n<table>[^]*<\/table>\s*$/,
  )
})
