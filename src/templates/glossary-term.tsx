import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { GlossaryHead } from '../components/head/glossary-head'
import { Onward } from '../components/marketing/onward'
import { WrittenLayout } from '../components/marketing/written-layout'

/** A glossary term, or the list of terms. */
export default function GlossaryTermPage({ data }: PageProps<Queries.GlossaryTermPageQuery>) {
  const { page, index, siteOnward } = data
  if (!page) return null
  const kind = index && index.route !== page.route ? { kind: index.title, kindHref: index.route } : {}
  return (
    <WrittenLayout title={page.title} html={page.html} isWide={page.route === index?.route} {...kind}>
      <Onward onward={siteOnward} route={page.route} />
    </WrittenLayout>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.GlossaryTermPageQuery>) {
  const { page, site, index, terms } = data
  return page && site && <GlossaryHead page={page} site={site} index={index} terms={terms.nodes} />
}

export const query = graphql`
  query GlossaryTermPage($id: String!) {
    page: glossaryTerm(id: { eq: $id }) {
      html
      ...WrittenPageHead
    }
    index: glossaryTerm(route: { eq: "/glossary/" }) {
      title
      route
    }
    terms: allGlossaryTerm(sort: { title: ASC }) {
      nodes {
        title
        route
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
