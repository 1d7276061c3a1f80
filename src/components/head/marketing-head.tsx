import { graphql } from 'gatsby'
import { pageTypeOf, sectionOf, softwareSubject } from './marketing-subjects'
import { WrittenHead } from './written-head'

export const query = graphql`
  fragment MarketingHeadRelease on Release {
    name
    url
    publishedAt
    assets {
      url
    }
  }
`

interface MarketingHeadProps {
  page: Queries.WrittenPageHeadFragment
  site: Queries.HeadSiteFragment
  release: Queries.MarketingHeadReleaseFragment | null
}

/** Metadata of a page outside the documentation that has no family of its own. */
export function MarketingHead({ page, site, release }: MarketingHeadProps) {
  if (!site.siteMetadata) return null
  const section = sectionOf(page.route)
  return (
    <WrittenHead
      page={page}
      site={site}
      schemaType={pageTypeOf(page.route)}
      {...(section ? { section } : {})}
      subjects={softwareSubject(page.route, site.siteMetadata, release)}
    />
  )
}
