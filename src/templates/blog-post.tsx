import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { FeedLinks } from '../components/head/feed-links'
import { WrittenHead } from '../components/head/written-head'
import { Onward } from '../components/marketing/onward'
import { PostByline } from '../components/marketing/post-byline'
import { PostNeighbours } from '../components/marketing/post-neighbours'
import { WrittenLayout } from '../components/marketing/written-layout'

/** A post of the blog. */
export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const { page, siteBlog, siteOnward } = data
  if (!page) return null
  return (
    <WrittenLayout
      title={page.title}
      html={page.html}
      kind={siteBlog?.title ?? ''}
      kindHref="/blog/"
      byline={<PostByline post={page} />}
    >
      <PostNeighbours post={page} />
      <Onward onward={siteOnward} route={page.route} />
    </WrittenLayout>
  )
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const { page, site, siteBlog } = data
  if (!page || !site) return null
  const { date, lastUpdated, keywords, wordCount, subjects } = page
  return (
    <>
      <WrittenHead
        page={page}
        site={site}
        schemaType="BlogPosting"
        section={{ label: siteBlog?.title ?? '', href: '/blog/' }}
        facts={{
          datePublished: date,
          ...(lastUpdated ? { dateModified: lastUpdated } : {}),
          wordCount,
          articleSection: subjects.map(({ label }) => label),
          keywords: keywords.join(', '),
        }}
      />
      <FeedLinks feeds={['blog']} site={site.siteMetadata?.title ?? ''} />
    </>
  )
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    page: blogPost(id: { eq: $id }) {
      html
      lastUpdated
      wordCount
      ...PostByline
      ...PostNeighbours
      ...WrittenPageHead
    }
    siteBlog {
      title
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
