import { graphql } from 'gatsby'
import { organization } from './organization'
import { PageHead, type StructuredData } from './page-head'

export const query = graphql`
  fragment DocHead on DocPage {
    route
    title
    description
    keywords
    canonical
    noindex
    socialImage
    mathStylesheet
    lastUpdated
    breadcrumbs {
      label
      href
    }
  }
`

interface DocHeadProps {
  page: Queries.DocHeadFragment
  site: Queries.HeadSiteFragment
}

/** The head of a documentation page. */
export function DocHead({ page, site }: DocHeadProps) {
  const siteUrl = site.siteMetadata?.siteUrl ?? ''
  const article: StructuredData = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    image: `${siteUrl}${page.socialImage}`,
    mainEntityOfPage: `${siteUrl}${page.route}`,
    inLanguage: 'en',
    ...(page.lastUpdated ? { dateModified: page.lastUpdated } : {}),
    author: organization(site),
    publisher: organization(site),
  }
  const steps = [...page.breadcrumbs.filter(({ href }) => href), { label: page.title, href: page.route }]
  const breadcrumbs: StructuredData = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${href ?? ''}`,
    })),
  }
  return (
    <PageHead
      site={site}
      title={page.title}
      description={page.description}
      route={page.route}
      image={page.socialImage}
      canonical={page.canonical}
      keywords={page.keywords}
      noindex={page.noindex}
      type="article"
      structuredData={[article, breadcrumbs, organization(site)]}
      stylesheets={page.mathStylesheet ? [page.mathStylesheet] : []}
    />
  )
}
