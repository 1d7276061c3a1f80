import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { isPlainText, pageTypeOf, sectionOf, softwareSubject } from '../components/head/marketing-subjects'
import { WrittenHead } from '../components/head/written-head'
import { MarketingLayout } from '../components/marketing/marketing-layout'
import { Onward } from '../components/marketing/onward'
import { WrittenLayout } from '../components/marketing/written-layout'

/** Any other written page. */
export default function WrittenMarketingPage({ data }: PageProps<Queries.WrittenMarketingPageQuery>) {
  const { page, siteOnward } = data
  if (!page) return null
  const onward = <Onward onward={siteOnward} route={page.route} />
  if (isPlainText(page.route))
    return (
      <WrittenLayout
        title={page.title}
        html={page.html}
        headings={page.headings.filter(({ depth }) => depth === 2)}
      >
        {onward}
      </WrittenLayout>
    )
  return <MarketingLayout html={page.html}>{onward}</MarketingLayout>
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.WrittenMarketingPageQuery>) {
  const { page, site, release } = data
  if (!page || !site?.siteMetadata) return null
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

export const query = graphql`
  query WrittenMarketingPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      html
      headings {
        ...Contents
      }
      ...WrittenPageHead
    }
    # asked for on every page, so that pages which show the release are made anew when it changes
    release {
      name
      url
      publishedAt
      assets {
        url
      }
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
