import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { FEEDS } from '../../../content/feed-addresses'
import { notesHtml } from './notes-html'
import { rss, type Channel, type FeedItem } from './rss'

interface Answer {
  site: { siteMetadata: { title: string; siteUrl: string; copyright: string; locale: string } }
  allBlogPost: {
    nodes: {
      route: string
      title: string
      description: string
      html: string
      date: string
      authors: string[]
      tags: string[]
      noindex: boolean
    }[]
  }
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

/** Writes the feeds of the blog and of releases. */
export async function writeFeeds(api: BuildArgs, folder: string): Promise<void> {
  const answer = await api.graphql<Answer>(/* GraphQL */ `
    query Feeds {
      site {
        siteMetadata {
          title
          siteUrl
          copyright
          locale
        }
      }
      # an order for posts of the same day
      allBlogPost(sort: { route: ASC }) {
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
  `)
  const { data } = answer
  if (answer.errors || !data)
    throw new Error(`the feeds could not be queried: ${JSON.stringify(answer.errors)}`)
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

  write(
    FEEDS.blog,
    { title: `${title} blog`, description: `Posts about ${title}.` },
    data.allBlogPost.nodes
      .filter(({ noindex }) => !noindex)
      .map(({ route, date, tags, ...post }) => ({
        ...post,
        link: siteUrl + route,
        base: siteUrl + route,
        date: new Date(date),
        categories: tags,
      })),
  )
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
