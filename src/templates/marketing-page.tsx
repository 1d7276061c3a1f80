import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MarketingHead } from '../components/head/marketing-head'
import { MarketingLayout } from '../components/marketing/marketing-layout'
import { Onward } from '../components/marketing/onward'

/** A page that consists of sections. */
export default function MarketingPage({ data }: PageProps<Queries.MarketingPageTemplateQuery>) {
  const { page, siteOnward } = data
  if (!page) return null
  return (
    <MarketingLayout html={page.html}>
      <Onward onward={siteOnward} route={page.route} />
    </MarketingLayout>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.MarketingPageTemplateQuery>) {
  const { page, site, release } = data
  return page && site && <MarketingHead page={page} site={site} release={release} />
}

export const query = graphql`
  query MarketingPageTemplate($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      html
      ...WrittenPageHead
    }
    # asked for on every page, so that pages which show the release are made anew when it changes
    release {
      ...MarketingHeadRelease
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
