import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Article } from '../components/docs/article'
import { Breadcrumbs } from '../components/docs/breadcrumbs'
import { Contents } from '../components/docs/contents'
import { PageFooter } from '../components/docs/page-footer'
import { PageSources } from '../components/docs/page-sources'
import { PageTitle } from '../components/docs/page-title'
import { PageTools } from '../components/docs/page-tools'
import { DocHead } from '../components/head/doc-head'
import * as styles from './doc-page.module.css'

/** A documentation page. */
export default function DocPage({ data }: PageProps<Queries.DocPageQuery>) {
  const { docPage: page, site } = data
  if (!page) return null
  // the start page consists of links, which need the full width and no table of contents
  if (page.route === '/docs/')
    return (
      <main id="main" className={styles.start}>
        <PageTitle title={page.title} />
        <Article html={page.html} />
        <PageTools page={page} />
        <PageFooter page={page} issueTemplate={site?.siteMetadata?.links.docsIssueTemplate ?? ''} />
      </main>
    )
  return (
    <div className={styles.columns}>
      <main id="main" className={styles.text}>
        <Contents headings={page.headings} variant="folded" />
        <Breadcrumbs breadcrumbs={page.breadcrumbs} />
        {/* other tags, which the sidebar shows, don't describe the page itself */}
        <PageTitle title={page.title} tag={page.tag === 'Enterprise' ? page.tag : null} />
        <PageTools page={page} />
        <Article html={page.html} />
        <PageSources sources={page.sources} />
        <PageFooter page={page} issueTemplate={site?.siteMetadata?.links.docsIssueTemplate ?? ''} />
      </main>
      <Contents headings={page.headings} variant="column" />
    </div>
  )
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.DocPageQuery>) {
  return data.docPage && data.site && <DocHead page={data.docPage} site={data.site} />
}

export const query = graphql`
  query DocPage($id: String!) {
    docPage(id: { eq: $id }) {
      route
      title
      tag
      html
      headings {
        ...Contents
      }
      ...Breadcrumbs
      ...PageFooter
      ...PageSources
      ...PageTools
      ...DocHead
    }
    site {
      siteMetadata {
        links {
          docsIssueTemplate
        }
      }
      ...HeadSite
    }
  }
`
