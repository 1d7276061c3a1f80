import type { PageSource } from '../../../src/records/page-source'

/**
 * Selects pages by a comma-separated list of IDs (`concept/symbol`), routes (`/docs/concept/symbol/`), files, or
 * folders with a trailing slash (`reference/sql/`).
 * @throws {Error} for a name that matches no page
 */
export function selectPages<Page extends Pick<PageSource, 'id'>>(pages: Page[], wish: string): Page[] {
  const names = wish
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) throw new Error(`"${wish}" names no page: use the form concept/symbol`)
  const chosen = names.flatMap((name) => {
    const id = idOf(name)
    const found = pagesNamed(pages, id)
    if (found.length === 0) throw new Error(noSuchPage(pages, name, id.replace(/\/$/, '')))
    return found
  })
  return [...new Set(chosen)]
}

function idOf(name: string): string {
  return name
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
}

function pagesNamed<Page extends Pick<PageSource, 'id'>>(pages: Page[], id: string): Page[] {
  const bare = id.replace(/\/$/, '')
  const exact = pages.filter((page) => page.id === bare || page.id === (bare ? `${bare}/index` : 'index'))
  return exact.length > 0 ? exact : pages.filter((page) => id.endsWith('/') && page.id.startsWith(id))
}

function noSuchPage(pages: Pick<PageSource, 'id'>[], name: string, id: string): string {
  const last = id.split('/').at(-1) ?? id
  const near = pages.filter((page) => page.id.includes(last)).map((page) => page.id)
  const hint =
    near.length > 0 ? `did you mean ${near.slice(0, 5).join(', ')}?` : 'use the form concept/symbol'
  return `unknown page "${name}": ${hint}`
}
