import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Content } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toMarkdown } from 'mdast-util-to-markdown'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { pageContext, type PageContext } from '../page-context'
import type { ContentComponent } from './content-component'
import type { DataComponent, DataUse } from './data-component'
import type { SiteFacts } from './site-facts'

/** Line of the component on its page, as named by error messages. */
const LINE = 7
const node = { position: { start: { line: LINE } } }

/** Creates the context of a page with the facts that a test needs. */
export function testContext(given: Partial<PageContext> = {}): PageContext {
  return {
    ...pageContext({
      file: 'content/docs/test.mdx',
      absolutePath: '/content/docs/test.mdx',
      release: { version: '9.0.0', tag: '9.0.0', date: '2025-07-11' },
      fragments: new Map(),
      functions: new Map(),
      benchmarks: new Map(),
      site: {} as SiteFacts,
      noteFile: () => undefined,
      fileSize: () => undefined,
      servedFile: () => undefined,
      hasSections: true,
    }),
    ...given,
  }
}

/** Renders a component on line 7 of a page, without the steps that follow. */
export function rendered(
  component: ContentComponent,
  attributes: Record<string, string> = {},
  children: ElementContent[] = [],
  context: PageContext = testContext(),
): { html: string; element: Element; problems: string[] } {
  const element = component.render({ name: 'Test', attributes, children, node, context })
  return { html: toHtml(element as never), element, problems: messagesOf(context) }
}

/**
 * Expands a data component on line 7 of a page. In the HTML, components in its content are tags with their attributes,
 * such as `<Details summary="Errors">`.
 */
export function expanded(
  component: DataComponent,
  attributes: Record<string, string> = {},
  {
    site = {},
    ...given
  }: { site?: Partial<SiteFacts> } & Partial<Pick<DataUse, 'children' | 'headings'>> = {},
): { nodes: Content[]; html: string; problems: string[] } {
  const context = testContext({ site: site as SiteFacts })
  const nodes = component.expand({ context, attributes, children: [], headings: new Set(), node, ...given })
  return { nodes, html: htmlOf(nodes), problems: messagesOf(context) }
}

/** Returns Markdown nodes as HTML, without line breaks between tags and at the end of code. */
export function htmlOf(nodes: readonly Content[]): string {
  const handlers = {
    mdxJsxFlowElement: (state: { all: (parent: unknown) => ElementContent[] }, tag: MdxJsxFlowElement) => ({
      type: 'element',
      tagName: tag.name,
      properties: Object.fromEntries(
        tag.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
      ),
      children: state.all(tag),
    }),
  }
  const tree = unified()
    .use(remarkRehype, { handlers: handlers as never })
    .runSync({ type: 'root', children: [...nodes] } as never) as unknown as Root
  return toHtml(tree as never).replace(/(?<=>)\n\s*|\n(?=<\/code>)/g, '')
}

/** Returns Markdown nodes as in the Markdown copy of a page. */
export function markdownOf(nodes: readonly Content[]): string {
  return toMarkdown(
    { type: 'root', children: [...nodes] },
    { bullet: '-', listItemIndent: 'one', extensions: [gfmToMarkdown()] },
  )
}

function messagesOf({ problems }: PageContext): string[] {
  return problems.map(({ message }) => message)
}
