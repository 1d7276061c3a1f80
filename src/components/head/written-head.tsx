import { breadcrumbList } from './breadcrumb-list'
import { organization } from './organization'
import type { StructuredData } from './page-head'
import { WrittenPageHead } from './written-page-head'

interface WrittenHeadProps {
  page: Queries.WrittenPageHeadFragment
  site: Queries.HeadSiteFragment
  /** schema.org type of the page. */
  schemaType: 'BlogPosting' | 'Article' | 'WebPage' | 'ContactPage' | 'CollectionPage'
  /** The page that lists all pages of this kind. */
  section?: { label: string; href: string }
  /** Additional properties of the page in structured data. */
  facts?: StructuredData
  /** Additional objects the page is about. */
  subjects?: readonly StructuredData[]
}

/** Metadata of a written page outside the documentation. */
export function WrittenHead({ page, site, schemaType, section, facts, subjects = [] }: WrittenHeadProps) {
  const siteUrl = site.siteMetadata?.siteUrl ?? ''
  const isArticle = schemaType === 'BlogPosting' || schemaType === 'Article'
  const subject: StructuredData = {
    '@type': schemaType,
    [isArticle ? 'headline' : 'name']: page.title,
    description: page.description,
    image: `${siteUrl}${page.socialImage}`,
    inLanguage: 'en',
    ...(isArticle
      ? { mainEntityOfPage: `${siteUrl}${page.route}`, author: organization(site) }
      : { url: `${siteUrl}${page.route}` }),
    publisher: organization(site),
    ...facts,
  }
  const way =
    section && section.href !== page.route
      ? [breadcrumbList(siteUrl, [section, { label: page.title, href: page.route }])]
      : []
  return (
    <WrittenPageHead
      page={page}
      site={site}
      type={isArticle ? 'article' : 'website'}
      subjects={[subject, ...way, ...subjects]}
    />
  )
}
