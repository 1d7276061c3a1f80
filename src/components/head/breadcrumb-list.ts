import type { StructuredData } from './page-head'

/**
 * The way to a page as structured data.
 * @param siteUrl address of the site without a slash at its end
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
