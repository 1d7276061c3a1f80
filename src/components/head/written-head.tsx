import { graphql } from 'gatsby'
import { organization } from './organization'
import { PageHead } from './page-head'

export const query = graphql`
  fragment WrittenHead on WrittenPage {
    route
    title
    description
    keywords
    canonical
    noindex
    socialImage
    mathStylesheet
  }
`

interface WrittenHeadProps {
  page: Queries.WrittenHeadFragment
  site: Queries.HeadSiteFragment
  /** schema.org type of the page. */
  schemaType: 'BlogPosting' | 'DefinedTerm' | 'Article' | 'WebPage'
  /** Day of publication. */
  date?: string
}

/** The head of a written page that is not documentation. */
export function WrittenHead({ page, site, schemaType, date }: WrittenHeadProps) {
  const siteUrl = site.siteMetadata?.siteUrl ?? ''
  const subject =
    schemaType === 'DefinedTerm'
      ? {
          '@type': schemaType,
          name: page.title,
          description: page.description,
          url: `${siteUrl}${page.route}`,
        }
      : {
          '@type': schemaType,
          headline: page.title,
          description: page.description,
          image: `${siteUrl}${page.socialImage}`,
          mainEntityOfPage: `${siteUrl}${page.route}`,
          ...(date ? { datePublished: date } : {}),
          publisher: organization(site),
        }
  return (
    <PageHead
      site={site}
      title={page.title}
      description={page.description}
      route={page.route}
      image={page.socialImage}
      canonical={page.canonical}
      keywords={page.keywords}
      noindex={page.noindex}
      type="article"
      structuredData={[subject, organization(site)]}
      stylesheets={page.mathStylesheet ? [page.mathStylesheet] : []}
    />
  )
}
