import { Feed } from 'feed'
import { portableHtml } from './portable-html'

/** What a feed says of itself. */
export interface Channel {
  title: string
  description: string
  /** Whole address of the page that the feed belongs to. */
  link: string
  /** Whole address of the feed. */
  self: string
  language: string
  copyright: string
}

/** One entry of a feed. */
export interface FeedItem {
  title: string
  /** Whole address, which is also what tells entries apart. */
  link: string
  date: Date
  description: string
  /** HTML as on the page; made portable here. */
  html: string
  /** Whole address from which its links are meant. */
  base: string
  categories: readonly string[]
  /** Names; RSS wants an e-mail address in `author`, so they stand in `dc:creator`. */
  authors: readonly string[]
}

/** Characters that no XML document may hold. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** An RSS 2.0 document, newest entry first. The same entries give the same bytes: no time of the build is in it. */
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
    // an empty feed has not changed since the beginning of time
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
