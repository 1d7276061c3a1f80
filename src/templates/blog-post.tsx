import { Link, graphql, type HeadProps, type PageProps } from 'gatsby'
import { Article } from '../components/docs/article'
import { Contents } from '../components/docs/contents'
import { PageTitle } from '../components/docs/page-title'
import { WrittenHead } from '../components/head/written-head'
import { Onward } from '../components/marketing/onward'
import { PostByline } from '../components/marketing/post-byline'
import { PostCover } from '../components/marketing/post-cover'
import { PostTopics } from '../components/marketing/post-topics'
import { RelatedPosts } from '../components/marketing/related-posts'
import * as styles from './blog.module.css'

/** A blog post. */
export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const { page, siteBlog, siteOnward } = data
  if (!page) return null
  const headings = page.headings.filter(({ depth }) => depth === 2)
  return (
    <main id="main" className={styles.main}>
      <div className={styles.sheet}>
        <div className={styles.post}>
          <nav className={styles.crumbs} aria-label="Breadcrumbs">
            <Link to="/blog/">{siteBlog?.title}</Link>
          </nav>
          <PageTitle title={page.title} />
          <div className={styles.about}>
            <PostByline post={page} signed />
            <PostTopics post={page} />
          </div>
          <PostCover post={page} className={styles.cover} />
          <Contents headings={headings} variant="box" />
          <Article html={page.html} />
        </div>
        <Contents headings={headings} variant="column" />
      </div>
      <RelatedPosts post={page} heading={siteBlog?.related ?? ''} />
      <Onward onward={siteOnward} route={page.route} />
    </main>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const { page, site, siteBlog } = data
  if (!page || !site) return null
  const { date, lastUpdated, subjects } = page
  const people = page.authors.filter((name) => name !== siteBlog?.author)
  return (
    <WrittenHead
      page={page}
      site={site}
      schemaType="BlogPosting"
      section={{ label: siteBlog?.title ?? '', href: '/blog/' }}
      facts={{
        datePublished: date,
        ...(lastUpdated ? { dateModified: lastUpdated } : {}),
        // posts without an author are attributed to the publisher
        ...(people.length > 0 ? { author: people.map((name) => ({ '@type': 'Person', name })) } : {}),
        articleSection: subjects.map(({ label }) => label),
      }}
    />
  )
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    page: blogPost(id: { eq: $id }) {
      html
      lastUpdated
      authors
      subjects {
        label
      }
      date(formatString: "YYYY-MM-DD")
      headings {
        ...Contents
      }
      ...PostByline
      ...PostCover
      ...PostTopics
      ...RelatedPosts
      ...WrittenPageHead
    }
    siteBlog {
      title
      author
      related
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
