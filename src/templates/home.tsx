import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Article } from '../components/docs/article'
import { FeedLinks } from '../components/head/feed-links'
import { WrittenPageHead } from '../components/head/written-page-head'
import { Hero } from '../components/marketing/hero'
import { Onward } from '../components/marketing/onward'
import * as styles from './home.module.css'

/** The home page: what the product is, a first query, and ways onward. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, site, release, siteOnward } = data
  if (!page || !site?.siteMetadata) return null
  return (
    <main id="main">
      <Hero site={site.siteMetadata} release={release?.name} />
      <div className={styles.body}>
        <Article html={page.html} />
        <Onward onward={siteOnward} route={page.route} />
      </div>
    </main>
  )
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { page, site } = data
  if (!page || !site) return null
  return (
    <>
      <WrittenPageHead
        page={page}
        site={site}
        type="website"
        subjects={[{ '@type': 'WebSite', name: site.siteMetadata?.title, url: site.siteMetadata?.siteUrl }]}
      />
      <FeedLinks feeds={['blog', 'releases']} site={site.siteMetadata?.title ?? ''} />
    </>
  )
}

export const query = graphql`
  query HomePage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...WrittenPageHead
      html
    }
    release {
      name
    }
    siteOnward {
      ...Onward
    }
    site {
      siteMetadata {
        ...Hero
      }
      ...HeadSite
    }
  }
`
