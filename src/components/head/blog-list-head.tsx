import type { BlogListContext } from '../../content/blog-lists'
import { breadcrumbList } from './breadcrumb-list'
import { organization } from './organization'
import { PageHead } from './page-head'

interface BlogListHeadProps {
  list: BlogListContext
  posts: readonly Queries.PostListFragment[]
  site: Queries.HeadSiteFragment
}

/** Metadata of a list of posts. */
export function BlogListHead({ list, posts, site }: BlogListHeadProps) {
  const siteUrl = site.siteMetadata?.siteUrl ?? ''
  const publisher = organization(site)
  const blog = {
    '@type': 'Blog',
    name: list.title,
    description: list.description,
    url: `${siteUrl}${list.route}`,
    inLanguage: 'en',
    publisher,
    blogPost: posts.map(({ route, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${siteUrl}${route}`,
      datePublished: date,
    })),
  }
  const way =
    list.route === '/blog/'
      ? []
      : [
          breadcrumbList(siteUrl, [
            { label: 'Blog', href: '/blog/' },
            { label: list.title, href: list.route },
          ]),
        ]
  return (
    <>
      <PageHead
        site={site}
        title={list.title}
        description={list.description}
        route={list.route}
        image={list.socialImage}
        structuredData={[blog, ...way, publisher]}
      />
      {list.newer && <link rel="prev" href={`${siteUrl}${list.newer}`} />}
      {list.older && <link rel="next" href={`${siteUrl}${list.older}`} />}
    </>
  )
}
