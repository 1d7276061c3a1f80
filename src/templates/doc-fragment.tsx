import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { WrittenLayout } from '../components/marketing/written-layout'

/**
 * Text that other pages include, on its own page. It isn't indexed or listed in the sidebar, because readers find it on the
 * pages that include it.
 */
export default function DocFragmentPage({ data }: PageProps<Queries.DocFragmentPageQuery>) {
  const { page } = data
  return page && <WrittenLayout title={page.title} html={page.html} kind="Fragment" />
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.DocFragmentPageQuery>) {
  return data.page && data.site && <WrittenHead page={data.page} site={data.site} schemaType="WebPage" />
}

export const query = graphql`
  query DocFragmentPage($id: String!) {
    page: docFragment(id: { eq: $id }) {
      title
      html
      ...WrittenPageHead
    }
    site {
      ...HeadSite
    }
  }
`
