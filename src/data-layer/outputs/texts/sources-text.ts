import { SOURCES_INTRO } from '../../../base/sources-intro'
import type { PageSource } from '../../../content/front-matter-schemas'

/**
 * Returns the end of a page's Markdown copy, which lists the sources of statements that no example demonstrates; empty
 * without sources.
 */
export function sourcesText(sources: readonly PageSource[]): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ facts, name, url }) => `- ${facts}: [${name}](${url})`)
  return `\n\n**${SOURCES_INTRO}**\n\n${items.join('\n')}\n`
}
