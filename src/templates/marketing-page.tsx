import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { WrittenLayout } from '../components/marketing/written-layout'

/** Any other written page. */
export default function WrittenMarketingPage({ data }: PageProps<Queries.WrittenMarketingPageQuery>) {
  const { page } = data
  return page && <WrittenLayout title={page.title} html={page.html} />
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.WrittenMarketingPageQuery>) {
  return data.page && data.site && <WrittenHead page={data.page} site={data.site} schemaType="WebPage" />
}

export const query = graphql`
  query WrittenMarketingPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      title
      html
      ...WrittenPageHead
    }
    site {
      ...HeadSite
    }
  }
`
