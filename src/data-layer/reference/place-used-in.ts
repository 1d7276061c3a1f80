import { escapeHtml } from '../../base/escape-html'
import type { Use } from './uses-of'

const MARK = /<div data-used-in="([^"]*)"><\/div>/g

/** Number of links in a list before it states how many more there are. */
const SHOWN = 24

/**
 * Fills the placeholders in signatures with the sections of other pages whose examples use the function.
 *
 * @param usesOf returns the examples that use a function, by its name
 */
export function placeUsedIn(html: string, route: string, usesOf: (name: string) => readonly Use[]): string {
  const names = [...new Set([...html.matchAll(MARK)].map(([, name = '']) => name))]
  const lists = new Map<string, string>()
  for (const name of names) lists.set(name, usedIn(usesOf(decodeURIComponent(name)), route))
  return html.replace(MARK, (_, name: string) => lists.get(name) ?? '')
}

/** A section of a page that uses a function. */
interface UsingSection {
  route: string
  href: string
  label: string
}

const sectionCache = new WeakMap<readonly Use[], UsingSection[]>()

/** Returns the unique sections of a list of uses; cached because many pages request the same list. */
function sectionsIn(uses: readonly Use[]): UsingSection[] {
  let sections = sectionCache.get(uses)
  if (!sections) {
    const byHref = new Map<string, UsingSection>()
    for (const { route, anchor, pageTitle, section } of uses) {
      const href = route + (anchor ? `#${anchor}` : '')
      byHref.set(href, { route, href, label: section ? `${pageTitle}: ${section}` : pageTitle })
    }
    sections = [...byHref.values()]
    sectionCache.set(uses, sections)
  }
  return sections
}

function usedIn(uses: readonly Use[], route: string): string {
  const sections = sectionsIn(uses).filter((one) => one.route !== route)
  if (sections.length === 0) return ''
  const links = sections
    .slice(0, SHOWN)
    .map(({ href, label }) => `<li><a href="${href}">${escapeHtml(label)}</a></li>`)
  const more = sections.length > SHOWN ? `<li>and ${sections.length - SHOWN} more</li>` : ''
  const count = `${sections.length} other ${sections.length === 1 ? 'section' : 'sections'}`
  return `<details class="used-in"><summary>Used in ${count}</summary><ul>${links.join('')}${more}</ul></details>`
}
