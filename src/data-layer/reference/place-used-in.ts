import type { ExampleFields } from './example-node'

const MARK = /<div data-used-in="([^"]*)"><\/div>/g

/** What of an example a "used in" list shows. */
type Use = Pick<ExampleFields, 'route' | 'pageTitle' | 'anchor' | 'section'>

/** Links that a list shows before it says how many more there are. */
const SHOWN = 24

/**
 * Fills the places that signatures left: which sections of other pages have examples that use the function.
 * @param usesOf examples that use a function, by its name
 */
export function placeUsedIn(html: string, route: string, usesOf: (name: string) => readonly Use[]): string {
  const names = [...new Set([...html.matchAll(MARK)].map(([, name = '']) => name))]
  const lists = new Map<string, string>()
  for (const name of names) lists.set(name, usedIn(usesOf(decodeURIComponent(name)), route))
  return html.replace(MARK, (_, name: string) => lists.get(name) ?? '')
}

function usedIn(uses: readonly Use[], route: string): string {
  const sections = new Map<string, string>()
  for (const use of uses)
    if (use.route !== route)
      sections.set(
        use.route + (use.anchor ? `#${use.anchor}` : ''),
        use.section ? `${use.pageTitle}: ${use.section}` : use.pageTitle,
      )
  if (sections.size === 0) return ''
  const links = [...sections]
    .slice(0, SHOWN)
    .map(([href, label]) => `<li><a href="${href}">${escape(label)}</a></li>`)
  const more = sections.size > SHOWN ? `<li>and ${sections.size - SHOWN} more</li>` : ''
  const count = `${sections.size} other ${sections.size === 1 ? 'section' : 'sections'}`
  return `<details class="used-in"><summary>Used in ${count}</summary><ul>${links.join('')}${more}</ul></details>`
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
