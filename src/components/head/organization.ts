import type { StructuredData } from './page-head'

/** Returns the publisher as structured data. */
export function organization(site: Queries.HeadSiteFragment): StructuredData {
  const metadata = site.siteMetadata
  return {
    '@type': 'Organization',
    name: metadata?.title,
    url: metadata?.siteUrl,
    logo: `${metadata?.siteUrl ?? ''}/icons/icon-512.png`,
    sameAs: metadata
      ? [
          metadata.links.codeHostOrganisation,
          metadata.links.x,
          metadata.links.linkedin,
          metadata.links.youtube,
        ]
      : [],
  }
}
