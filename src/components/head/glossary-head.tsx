import { breadcrumbList } from './breadcrumb-list'
import type { StructuredData } from './page-head'
import { WrittenPageHead } from './written-page-head'

interface Entry {
  title: string
  route: string
}

interface GlossaryHeadProps {
  page: Queries.WrittenPageHeadFragment
  site: Queries.HeadSiteFragment
  /** The page that lists all terms. */
  index: Entry | null
  /** All pages of the glossary. */
  terms: readonly Entry[]
}

/** Metadata of a term, or of the list of terms. */
export function GlossaryHead({ page, site, index, terms }: GlossaryHeadProps) {
  const siteUrl = site.siteMetadata?.siteUrl ?? ''
  const at = (route: string) => `${siteUrl}${route}`
  const isIndex = page.route === index?.route
  const subject: StructuredData = {
    '@type': isIndex ? 'DefinedTermSet' : 'DefinedTerm',
    name: page.title,
    description: page.description,
    url: at(page.route),
    ...(isIndex
      ? {
          hasDefinedTerm: terms
            .filter(({ route }) => route !== page.route)
            .map(({ title, route }) => ({ '@type': 'DefinedTerm', name: title, url: at(route) })),
        }
      : index
        ? { inDefinedTermSet: at(index.route) }
        : {}),
  }
  const way =
    isIndex || !index
      ? []
      : [
          breadcrumbList(siteUrl, [
            { label: index.title, href: index.route },
            { label: page.title, href: page.route },
          ]),
        ]
  return (
    <WrittenPageHead
      page={page}
      site={site}
      type={isIndex ? 'website' : 'article'}
      subjects={[subject, ...way]}
    />
  )
}
