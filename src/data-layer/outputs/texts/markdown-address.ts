/**
 * Returns the URL of a page's Markdown copy: `/docs/concept/symbol/` has `/docs/concept/symbol.md`, `/docs/` has
 * `/docs/index.md`.
 */
export function markdownAddress(route: string): string {
  const parts = route.split('/').filter((part) => part !== '')
  return parts.length <= 1 ? `${route}index.md` : `/${parts.join('/')}.md`
}
