import { graphql } from 'gatsby'
import { breadcrumbList } from './breadcrumb-list'
import { organization } from './organization'
import type { StructuredData } from './page-head'
import { WrittenPageHead } from './written-page-head'

export const query = graphql`
  fragment DocHead on DocPage {
    ...WrittenPageHead
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

/** Metadata of a documentation page. */
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
  const breadcrumbs = breadcrumbList(
    siteUrl,
    steps.map(({ label, href }) => ({ label, href: href ?? '' })),
  )
  return <WrittenPageHead page={page} site={site} type="article" subjects={[article, breadcrumbs]} />
}
