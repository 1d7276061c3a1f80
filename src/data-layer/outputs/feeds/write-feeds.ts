import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { FAMILIES, type PageFamily } from '../../../content/families'
import { FEEDS } from '../../../content/feed-addresses'
import { rss, type Channel, type FeedItem } from './rss'
import { queryData } from '../query-data'

interface Answer {
  site: { siteMetadata: { title: string; siteUrl: string; copyright: string; locale: string } }
  allRelease: {
    nodes: {
      name: string
      tag: string
      url: string
      notes: string | null
      publishedAt: string | null
      draft: boolean
      prerelease: boolean
    }[]
  }
}

/** A page of a family with a feed. */
interface DatedPage {
  route: string
  title: string
  description: string
  html: string
  date: string
  authors: string[]
  tags: string[]
  noindex: boolean
}

/** Writes the feeds of the families that have one, and of releases. */
export async function writeFeeds(api: BuildArgs, folder: string): Promise<void> {
  const data = await queryData<Answer>(
    api,
    'the feeds could not be queried',
    /* GraphQL */ `
      query Feeds {
        site {
          siteMetadata {
            title
            siteUrl
            copyright
            locale
          }
        }
        allRelease {
          nodes {
            name
            tag
            url
            notes
            publishedAt
            draft
            prerelease
          }
        }
      }
    `,
  )
  const { title, siteUrl, copyright, locale } = data.site.siteMetadata
  const write = (address: string, about: Pick<Channel, 'title' | 'description'>, items: FeedItem[]) => {
    const file = path.join(folder, address)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const link = `${siteUrl}${path.posix.dirname(address)}/`
    fs.writeFileSync(
      file,
      rss({ ...about, link, self: siteUrl + address, language: locale, copyright }, items),
    )
  }

  for (const { type, feed } of Object.values<PageFamily>(FAMILIES)) {
    if (feed === null) continue
    const pages = await datedPages(api, type)
    write(
      feed.address,
      { title: `${title} ${feed.name}`, description: `${feed.entries} about ${title}.` },
      pages
        .filter(({ noindex }) => !noindex)
        .map(({ route, date, tags, ...page }) => ({
          ...page,
          link: siteUrl + route,
          base: siteUrl + route,
          date: new Date(date),
          categories: tags,
        })),
    )
  }
  write(
    FEEDS.releases,
    { title: `${title} releases`, description: `${title} releases and their release notes.` },
    data.allRelease.nodes.flatMap(({ name, url, notes, publishedAt, draft, prerelease }) =>
      draft || Number.isNaN(Date.parse(publishedAt ?? ''))
        ? []
        : {
            title: `${title} ${name}`,
            link: url,
            date: new Date(publishedAt ?? ''),
            description: `${title} ${name} is now available.`,
            html: notesHtml(notes ?? ''),
            base: siteUrl,
            categories: [prerelease ? 'Prerelease' : 'Release'],
            authors: [],
          },
    ),
  )
}

/** Returns the pages of a GraphQL type by route, which gives those of the same day an order. */
async function datedPages(api: BuildArgs, type: string): Promise<DatedPage[]> {
  const { pages } = await queryData<{ pages: { nodes: DatedPage[] } }>(
    api,
    `the feed of ${type} could not be queried`,
    /* GraphQL */ `
    query DatedPages {
      pages: all${type}(sort: { route: ASC }) {
        nodes {
          route
          title
          description
          html
          date
          authors
          tags
          noindex
        }
      }
    }
  `,
  )
  return pages.nodes
}

/** Converts release notes, which are plain Markdown from the code host, to HTML. HTML inside them is removed. */
export function notesHtml(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)
  return toHtml(processor.runSync(processor.parse(markdown)) as never)
}
