import { graphql } from 'gatsby'
import { organization } from './organization'
import { PageHead, type StructuredData } from './page-head'

export const query = graphql`
  fragment WrittenPageHead on WrittenPage {
    route
    title
    description
    keywords
    canonical
    noindex
    socialImage
    mathStylesheet
    markdownAddress
  }
`

interface WrittenPageHeadProps {
  page: Queries.WrittenPageHeadFragment
  site: Queries.HeadSiteFragment
  /** Open Graph type. */
  type: 'website' | 'article'
  /** What the page is about. The organization is added. */
  subjects: readonly StructuredData[]
}

/** Metadata of any page whose text comes from a content file. */
export function WrittenPageHead({ page, site, type, subjects }: WrittenPageHeadProps) {
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
      markdownAddress={page.markdownAddress}
      type={type}
      structuredData={[...subjects, organization(site)]}
      stylesheets={page.mathStylesheet ? [page.mathStylesheet] : []}
    />
  )
}
