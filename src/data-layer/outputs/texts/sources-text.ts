import type { PageSource } from '../../../content/front-matter-schemas'

/** The end of a page's Markdown copy that names the sources of facts no example shows; empty without sources. */
export function sourcesText(sources: readonly PageSource[]): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ facts, name, url }) => `- ${facts}: [${name}](${url})`)
  return `\n\n**These facts come from other sources and weren’t verified by an example on this page:**\n\n${items.join('\n')}\n`
}
