import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Article } from '../components/docs/article'
import { WrittenPageHead } from '../components/head/written-page-head'
import { Onward } from '../components/marketing/onward'
import '../components/marketing/section-styles'
import * as styles from './home.module.css'

/** The home page. Its content begins with a `<Hero>`, which contains the heading. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, siteOnward } = data
  if (!page) return null
  return (
    <main id="main" className={styles.home}>
      <Article html={page.html} />
      <Onward onward={siteOnward} route={page.route} />
    </main>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { page, site } = data
  if (!page || !site) return null
  return (
    <WrittenPageHead
      page={page}
      site={site}
      type="website"
      subjects={[{ '@type': 'WebSite', name: site.siteMetadata?.title, url: site.siteMetadata?.siteUrl }]}
    />
  )
}

export const query = graphql`
  query HomePage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...WrittenPageHead
      html
    }
    # asked for so that the page is made anew when the release changes
    release {
      name
    }
    siteOnward {
      ...Onward
    }
    site {
      ...HeadSite
    }
  }
`
