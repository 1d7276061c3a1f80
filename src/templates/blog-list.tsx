import { Link, graphql, type HeadProps, type PageProps } from 'gatsby'
import { BlogListHead } from '../components/head/blog-list-head'
import { PageTitle } from '../components/docs/page-title'
import * as footer from '../components/docs/page-footer.module.css'
import { Onward } from '../components/marketing/onward'
import { PostList } from '../components/marketing/post-list'
import { SubjectLinks } from '../components/marketing/subject-links'
import { FEEDS } from '../content/feed-addresses'
import type { BlogListContext } from '../content/blog-lists'
import * as styles from './blog.module.css'

type List = Queries.BlogListPageQuery

/** A list of posts, newest first: all posts, or those of one topic. */
export default function BlogListPage({ data, pageContext: list }: PageProps<List, BlogListContext>) {
  const { siteBlog: blog, siteOnward, posts, topics } = data
  if (!blog) return null
  return (
    <main id="main" className={styles.main}>
      {list.route !== '/blog/' && (
        <nav className={styles.crumbs} aria-label="Breadcrumbs">
          <Link to="/blog/">{blog.title}</Link>
        </nav>
      )}
      <PageTitle title={list.title} />
      <p className={styles.lead}>{list.tag === null ? blog.lead : list.description}</p>
      <div className={styles.bar}>
        <SubjectLinks blog={blog} open={list.tag} counts={topics.group} />
        <a href={FEEDS.blog} className={styles.feed}>
          {blog.feed}
        </a>
      </div>
      <PostList posts={posts.nodes} empty={blog.empty} />
      <ListPages newer={list.newer} older={list.older} newerLabel={blog.newer} olderLabel={blog.older} />
      <Onward onward={siteOnward} route={list.route} />
    </main>
  )
}

interface ListPagesProps {
  newer: string | null
  older: string | null
  newerLabel: string
  olderLabel: string
}

/** Links to the previous and next pages of a list; renders nothing if there is only one page. */
function ListPages({ newer, older, newerLabel, olderLabel }: ListPagesProps) {
  if (!newer && !older) return null
  return (
    <nav className={footer.neighbours} aria-label="Pagination">
      {newer && (
        <Link to={newer} rel="prev" className={footer.previous}>
          {newerLabel}
        </Link>
      )}
      {older && (
        <Link to={older} rel="next" className={footer.next}>
          {olderLabel}
        </Link>
      )}
    </nav>
  )
}

/** Metadata of the page. */
export function Head({ data, pageContext }: HeadProps<List, BlogListContext>) {
  const { site, posts } = data
  if (!site) return null
  return <BlogListHead list={pageContext} posts={posts.nodes} site={site} />
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    posts: allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { title: ASC }]) {
      nodes {
        ...PostList
      }
    }
    topics: allBlogPost {
      group(field: { tags: SELECT }) {
        tag: fieldValue
        count: totalCount
      }
    }
    siteBlog {
      lead
      empty
      newer
      older
      feed
      ...SubjectLinks
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
