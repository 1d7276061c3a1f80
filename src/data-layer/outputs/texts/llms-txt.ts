import { EXAMPLES_FILE, EXAMPLES_SCHEMA_FILE } from './examples-json'
import type { TextPage } from './text-page'
import { markdownAddress } from './markdown-address'

interface LlmsSite {
  title: string
  description: string
  siteUrl: string
}

/**
 * Returns the list of all pages for language models (https://llmstxt.org): a link to the Markdown of each page, by
 * category, in the order of the sidebar.
 */
export function llmsTxt({ title, description, siteUrl }: LlmsSite, pages: readonly TextPage[]): string {
  const groups = new Map<string, string[]>()
  for (const page of listed(pages)) {
    const group = page.type === 'DocPage' ? (page.sectionPath[0] ?? 'Documentation') : 'Website'
    const line = `- [${page.title}](${siteUrl}${markdownAddress(page.route)}): ${page.description}`
    groups.set(group, [...(groups.get(group) ?? []), line])
  }
  const sections = [...groups].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`)
  return `# ${title}\n\n> ${description}\n\nEvery page in one file: ${siteUrl}/llms-full.txt\n\nEvery example with SQL, functions, keywords and recorded result as JSON: ${siteUrl}${EXAMPLES_FILE} (shape: ${siteUrl}${EXAMPLES_SCHEMA_FILE})\n\n${sections.join('\n')}`
}

/** Returns the entire documentation as a single Markdown file, with the URL of each page. */
export function llmsFullTxt({ siteUrl }: LlmsSite, pages: readonly TextPage[]): string {
  return listed(pages)
    .filter(({ type }) => type === 'DocPage')
    .map(({ route, markdown }) => `${markdown.trimEnd()}\n\nSource: ${siteUrl}${route}\n`)
    .join('\n---\n\n')
}

function listed(pages: readonly TextPage[]): TextPage[] {
  return pages.filter(({ noindex }) => !noindex)
}
