import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { WrittenLayout } from '../components/marketing/written-layout'

/** A term and what it means. */
export default function GlossaryTermPage({ data }: PageProps<Queries.GlossaryTermPageQuery>) {
  const { page } = data
  return page && <WrittenLayout title={page.title} html={page.html} kind="Glossary" />
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.GlossaryTermPageQuery>) {
  return data.page && data.site && <WrittenHead page={data.page} site={data.site} schemaType="DefinedTerm" />
}

export const query = graphql`
  query GlossaryTermPage($id: String!) {
    page: glossaryTerm(id: { eq: $id }) {
      title
      html
      ...WrittenPageHead
    }
    site {
      ...HeadSite
    }
  }
`
