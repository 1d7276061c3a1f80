import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Article } from '../components/docs/article'
import { WrittenPageHead } from '../components/head/written-page-head'
import { Hero } from '../components/marketing/hero'
import * as styles from './home.module.css'

/** The home page: what the product is, a first query, and ways onward. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, site, release, siteMenus } = data
  const download = siteMenus?.dropdowns.find(({ name }) => name === 'Product')
  if (!page || !site?.siteMetadata) return null
  return (
    <main id="main">
      <Hero
        site={site.siteMetadata}
        release={release?.name}
        downloadPlanned={download?.items.some((item) => item.href === '/download/' && item.planned) ?? false}
      />
      <div className={styles.body}>
        <Article html={page.html} />
      </div>
    </main>
  )
}

/** Title, addresses and structured data. */
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
    release {
      name
    }
    siteMenus {
      dropdowns {
        name
        items {
          href
          planned
        }
      }
    }
    site {
      siteMetadata {
        ...Hero
      }
      ...HeadSite
    }
  }
`
