import { routePart } from '../../../base/route-part'
import { familyOfType } from '../../../content/families'
import { EXAMPLES_FILE, EXAMPLES_SCHEMA_FILE } from './examples-json'
import { markdownAddress } from './markdown-address'

/** Properties of a page used in texts for machines. */
export interface TextPage {
  route: string
  title: string
  description: string
  /** The page as clean Markdown, including its title. */
  markdown: string
  noindex: boolean
  /** Categories in the sidebar, outermost first; empty for pages outside it. */
  sectionPath: readonly string[]
  /** GraphQL type of the page. */
  type: string
}

interface LlmsSite {
  title: string
  description: string
  siteUrl: string
}

/** A file to publish: its address, such as `/llms.txt`, and its contents. */
export interface TextFile {
  address: string
  text: string
}

/**
 * Returns the files for language models (https://llmstxt.org): `/llms.txt`, which links to the Markdown of each page
 * by category, in the order of the sidebar, and the full text of each category. A category's text fits the context of
 * a model, which the whole documentation does not, and an edited page changes only one of these files.
 */
export function llmsFiles(site: LlmsSite, pages: readonly TextPage[]): TextFile[] {
  const groups = groupsOf(pages)
  const texts = groups.flatMap(({ pages, fullText }) =>
    fullText === undefined ? [] : [{ address: fullText, text: fullTextOf(site, pages) }],
  )
  return [{ address: '/llms.txt', text: listOf(site, groups) }, ...texts]
}

interface Group {
  name: string
  pages: TextPage[]
  /** Address of the text of all its pages; undefined for pages outside the sidebar. */
  fullText?: string
}

function groupsOf(pages: readonly TextPage[]): Group[] {
  const groups = new Map<string, Group>()
  for (const page of pages.filter(({ noindex }) => !noindex)) {
    const family = familyOfType(page.type)
    const name = family?.sidebar ? page.sectionPath.slice(0, 2).join(': ') || family.label : 'Website'
    const group = groups.get(name) ?? {
      name,
      pages: [],
      ...(family?.sidebar && { fullText: `/llms/${routePart(name)}.txt` }),
    }
    group.pages.push(page)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function listOf({ title, description, siteUrl }: LlmsSite, groups: readonly Group[]): string {
  const sections = groups.map(({ name, pages, fullText }) => {
    const lines = pages.map(
      ({ title, route, description }) => `- [${title}](${siteUrl}${markdownAddress(route)}): ${description}`,
    )
    const text = fullText === undefined ? '' : `Full text: ${siteUrl}${fullText}\n\n`
    return `## ${name}\n\n${text}${lines.join('\n')}\n`
  })
  const examples = `Every example as JSON, with its SQL, functions, keywords, and recorded result: ${siteUrl}${EXAMPLES_FILE} (JSON Schema: ${siteUrl}${EXAMPLES_SCHEMA_FILE})`
  return `# ${title}\n\n> ${description}\n\n${examples}\n\n${sections.join('\n')}`
}

function fullTextOf({ siteUrl }: LlmsSite, pages: readonly TextPage[]): string {
  return pages
    .map(({ route, markdown }) => `${markdown.trimEnd()}\n\nSource: ${siteUrl}${route}\n`)
    .join('\n---\n\n')
}
