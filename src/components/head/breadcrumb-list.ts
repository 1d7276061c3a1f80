import type { StructuredData } from './page-head'

/**
 * Returns breadcrumbs as structured data.
 *
 * @param siteUrl the site's URL without a trailing slash
 */
export function breadcrumbList(
  siteUrl: string,
  steps: readonly { label: string; href: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  }
}
