import type { StructuredData } from './page-head'
import { ownValue } from '../../base/own-value'

/** Properties of the latest release used in structured data. */
export interface ReleaseSubject {
  name: string
  url: string
  publishedAt: string | null
  assets: readonly { url: string }[]
}

/** schema.org types of pages that are more specific than WebPage. */
const PAGE_TYPES: Readonly<Record<string, 'ContactPage' | 'CollectionPage'>> = {
  '/enterprise/contact/': 'ContactPage',
  '/customers/': 'CollectionPage',
}

/** Returns the schema.org type of a page by its route. */
export function pageTypeOf(route: string): 'ContactPage' | 'CollectionPage' | 'WebPage' {
  return ownValue(PAGE_TYPES, route) ?? 'WebPage'
}

/** Returns the parent of a page for breadcrumbs; undefined for top-level pages. */
export function sectionOf(route: string): { label: string; href: string } | undefined {
  return route.startsWith('/enterprise/') && route !== '/enterprise/'
    ? { label: 'Enterprise', href: '/enterprise/' }
    : undefined
}

/** Returns the product as structured data, for pages about its latest release. */
export function softwareSubject(
  route: string,
  { title, siteUrl }: { title: string; siteUrl: string },
  release: ReleaseSubject | null,
): StructuredData[] {
  if (!release || !['/download/', '/release-notes/'].includes(route)) return []
  return [
    {
      '@type': 'SoftwareApplication',
      name: title,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      softwareVersion: release.name,
      ...(release.publishedAt ? { datePublished: release.publishedAt } : {}),
      ...(release.assets.length > 0 ? { downloadUrl: release.assets.map(({ url }) => url) } : {}),
      releaseNotes: `${siteUrl}/release-notes/`,
      license: 'https://www.apache.org/licenses/LICENSE-2.0',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      url: release.url,
    },
  ]
}
