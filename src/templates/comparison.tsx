import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { MarketingLayout } from '../components/marketing/marketing-layout'
import { Onward } from '../components/marketing/onward'
import { SectionBar } from '../components/marketing/section-bar'

/** A comparison of QuestDB with another database. */
export default function ComparisonPage({ data }: PageProps<Queries.ComparisonPageQuery>) {
  const { page, siteOnward } = data
  if (!page) return null
  return (
    <MarketingLayout
      html={page.html}
      above={<SectionBar headings={page.headings.filter(({ depth }) => depth === 2)} />}
    >
      <Onward onward={siteOnward} route={page.route} />
    </MarketingLayout>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.ComparisonPageQuery>) {
  const { page, site } = data
  if (!page || !site) return null
  const { lastUpdated } = page
  return (
    <WrittenHead
      page={page}
      site={site}
      schemaType="Article"
      facts={lastUpdated ? { dateModified: lastUpdated } : {}}
    />
  )
}

export const query = graphql`
  query ComparisonPage($id: String!) {
    page: comparison(id: { eq: $id }) {
      html
      lastUpdated
      headings {
        depth
        ...Contents
      }
      ...WrittenPageHead
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
