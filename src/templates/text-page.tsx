import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MarketingHead } from '../components/head/marketing-head'
import { Onward } from '../components/marketing/onward'
import { WrittenLayout } from '../components/marketing/written-layout'

/** A page that consists of text in a single column, such as the privacy notice. */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { page, siteOnward } = data
  if (!page) return null
  return (
    <WrittenLayout
      title={page.title}
      html={page.html}
      headings={page.headings.filter(({ depth }) => depth === 2)}
    >
      <Onward onward={siteOnward} route={page.route} />
    </WrittenLayout>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.TextPageQuery>) {
  const { page, site, release } = data
  return page && site && <MarketingHead page={page} site={site} release={release} />
}

export const query = graphql`
  query TextPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      html
      headings {
        ...Contents
      }
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
