import type { StructuredData } from './page-head'
import { ownValue } from '../../base/own-value'

/** What structured data takes from the latest release. */
export interface ReleaseSubject {
  name: string
  url: string
  publishedAt: string | null
  assets: readonly { url: string }[]
}

/** schema.org types of pages that are more than a WebPage. */
const PAGE_TYPES: Readonly<Record<string, 'ContactPage' | 'CollectionPage'>> = {
  '/enterprise/contact/': 'ContactPage',
  '/customers/': 'CollectionPage',
}

/** schema.org type of a written page, by its route. */
export function pageTypeOf(route: string): 'ContactPage' | 'CollectionPage' | 'WebPage' {
  return ownValue(PAGE_TYPES, route) ?? 'WebPage'
}

/** Pages that are text from beginning to end, in one column. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set(['/privacy-notice/', '/terms/', '/release-notes/'])

/** The page is plain text: it has no sections to lay out. */
export const isPlainText = (route: string): boolean => PLAIN_TEXTS.has(route)

/** Page above another one, for breadcrumbs; undefined for pages that stand at the top. */
export function sectionOf(route: string): { label: string; href: string } | undefined {
  return route.startsWith('/enterprise/') && route !== '/enterprise/'
    ? { label: 'Enterprise', href: '/enterprise/' }
    : undefined
}

/** The product itself, on pages about its latest release. */
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
