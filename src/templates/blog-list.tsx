import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BlogListHead } from '../components/head/blog-list-head'
import { FeedLinks } from '../components/head/feed-links'
import { ListPages } from '../components/marketing/list-pages'
import { Onward } from '../components/marketing/onward'
import { PostList } from '../components/marketing/post-list'
import { SubjectLinks } from '../components/marketing/subject-links'
import { WrittenLayout } from '../components/marketing/written-layout'
import type { BlogListContext } from '../data-layer/pages/blog-lists'

type List = Queries.BlogListPageQuery

/** A list of posts, newest first: all of them, or those of one subject. */
export default function BlogListPage({ data, pageContext: list }: PageProps<List, BlogListContext>) {
  const { siteBlog: blog, siteOnward, posts } = data
  if (!blog) return null
  return (
    <WrittenLayout
      title={list.title}
      {...(list.route === '/blog/' ? {} : { kind: blog.title, kindHref: '/blog/' })}
      byline={list.tag === null ? blog.lead : list.description}
    >
      <SubjectLinks blog={blog} open={list.tag} />
      <PostList posts={posts.nodes} empty={blog.empty} />
      <ListPages newer={list.newer} older={list.older} newerLabel={blog.newer} olderLabel={blog.older} />
      <Onward onward={siteOnward} route={list.route} />
    </WrittenLayout>
  )
}

/** Title, addresses and structured data. */
export function Head({ data, pageContext }: HeadProps<List, BlogListContext>) {
  const { site, posts } = data
  if (!site) return null
  return (
    <>
      <BlogListHead list={pageContext} posts={posts.nodes} site={site} />
      <FeedLinks feeds={['blog']} site={site.siteMetadata?.title ?? ''} />
    </>
  )
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    posts: allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { title: ASC }]) {
      nodes {
        ...PostList
      }
    }
    siteBlog {
      lead
      empty
      newer
      older
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
