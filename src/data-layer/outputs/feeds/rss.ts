import { Feed } from 'feed'
import { portableHtml } from './portable-html'

/** Properties of a feed. */
export interface Channel {
  title: string
  description: string
  /** Absolute URL of the page the feed belongs to. */
  link: string
  /** Absolute URL of the feed. */
  self: string
  language: string
  copyright: string
}

/** An entry of a feed. */
export interface FeedItem {
  title: string
  /** Absolute URL, which also identifies the entry. */
  link: string
  date: Date
  description: string
  /** HTML as on the page; it's made portable here. */
  html: string
  /** Absolute URL against which links are resolved. */
  base: string
  categories: readonly string[]
  /** Names; RSS requires an email address in `author`, so they're in `dc:creator`. */
  authors: readonly string[]
}

/** Matches characters that aren't permitted in XML documents. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * Returns an RSS 2.0 document, newest entry first. It contains no build time, so the same entries produce identical
 * bytes.
 */
export function rss(channel: Channel, items: readonly FeedItem[]): string {
  const sorted = [...items].sort((a, b) => b.date.getTime() - a.date.getTime())
  const feed = new Feed({
    title: channel.title,
    description: channel.description,
    id: channel.link,
    link: channel.link,
    feed: channel.self,
    language: channel.language,
    copyright: channel.copyright,
    generator: false,
    // an empty feed has never changed
    updated: sorted[0]?.date ?? new Date(0),
  })
  for (const { title, link, date, description, html, base, categories, authors } of sorted)
    feed.addItem({
      title,
      link,
      date,
      description,
      content: portableHtml(html, base).replace(NOT_XML, ''),
      category: categories.map((name) => ({ name })),
      extensions: authors.map((name) => ({ name: 'dc:creator', objects: { _text: name } })),
    })
  return feed.rss2()
}
