import { organization } from './organization'
import { WrittenPageHead } from './written-page-head'

interface WrittenHeadProps {
  page: Queries.WrittenPageHeadFragment
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
  return <WrittenPageHead page={page} site={site} type="article" subjects={[subject]} />
}
