import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { WrittenLayout } from '../components/marketing/written-layout'

/** QuestDB beside another database. */
export default function ComparisonPage({ data }: PageProps<Queries.ComparisonPageQuery>) {
  const { page } = data
  return page && <WrittenLayout title={page.title} html={page.html} kind="Compare" />
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.ComparisonPageQuery>) {
  return data.page && data.site && <WrittenHead page={data.page} site={data.site} schemaType="Article" />
}

export const query = graphql`
  query ComparisonPage($id: String!) {
    page: comparison(id: { eq: $id }) {
      title
      html
      ...WrittenPageHead
    }
    site {
      ...HeadSite
    }
  }
`
