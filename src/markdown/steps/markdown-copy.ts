import type {
  Blockquote,
  Code,
  Content as RootContent,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
} from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'
import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { parseFenceMeta } from '../../records/fence-meta'
import { findExample, type PageRecord } from '../../records/record-format'
import type { ServerFunction } from '../../records/server-facts'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'
import type { ContactData } from '../../content/site/marketing-schemas'
import { findLanguage } from '../code/languages'
import { madeOf } from '../code/made-fence'
import { mailtoOf } from '../../base/mailto'
import { ownValue } from '../../base/own-value'
import { link, paragraph, rowsTable, strong, text } from '../components/markdown-nodes'
import { plotMarkdown } from '../components/plot'
import { signatureText } from '../components/signature'
import type { PageContext } from '../page-context'
import { DRAWINGS } from '../drawings/drawing-map'
import { markdownResult } from '../results/markdown-result'

/** Data that the components of a page are rendered from. */
export interface MarkdownFacts {
  /** Functions and operators of the server, by name. */
  functions: ReadonlyMap<string, ServerFunction>
  /** Figures from content/benchmarks, by file name without `.yml`. */
  benchmarks: ReadonlyMap<string, Benchmark>
  /** The address on the contact page. */
  site: { contact: Pick<ContactData, 'email' | 'subject'> }
  /** Recorded results of the page's examples; undefined for a page without a record. */
  record?: PageRecord | undefined
}

/** Stores a copy of the tree after our remark steps, from which the Markdown copy is created. */
export function remarkKeepTree(context: PageContext) {
  return () => (tree: Root) => {
    context.mdast = structuredClone(tree)
  }
}

/**
 * Returns a page as Markdown for readers and machines: components and directives are replaced by plain Markdown, images
 * by their descriptions, links are absolute, and examples are followed by their recorded results.
 *
 * @param siteUrl URL of the site without a trailing slash
 */
export function markdownCopy(tree: Root, siteUrl: string, facts: MarkdownFacts): string {
  const plain = structuredClone(tree)
  copyFences(plain, facts.record)
  flatten(plain, facts)
  plain.children = paragraphs(plain.children)
  visit(plain as Node, (visited: Node) => {
    const node = visited as RootContent
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/'))
      node.url = siteUrl + node.url
    // the source file isn't published, and the address of what the build makes of it isn't known yet
    if (node.type === 'image' || node.type === 'imageReference')
      Object.assign(node, {
        type: 'emphasis',
        url: undefined,
        children: [text(`Image: ${node.alt ?? ''}`)],
      })
  })
  return toMarkdown(plain, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  })
}

/** Adds the titles and results of fences, which HTML has in their figures, and removes fences that aren't shown. */
function copyFences(tree: Root, record: PageRecord | undefined): void {
  const counts = new Map<string, number>()
  visit(tree as Node, 'code', (node: Code, at: number | null, parent: Parent | null) => {
    if (!parent || at === null) return undefined
    const meta = parseFenceMeta(node.meta)
    node.meta = null
    const made = madeOf(node)
    const language = findLanguage(node.lang ?? '')
    const dialect = meta.foreign === language?.label ? undefined : meta.foreign
    const detail = made ? made.fileName : dialect
    const title = [meta.title, detail && `(${detail})`].filter(Boolean).join(' ')
    const blocks: RootContent[] = title === '' ? [] : [boldLine(title)]
    // rows replace their own CSV, as on the page
    if (made?.kind !== 'output' || !made.result) blocks.push(node)
    if (made?.result)
      blocks.push(
        rowsTable(
          made.result.columns.map(({ name }) => name),
          made.result.rows,
        ),
      )
    if (!made) {
      const name = language?.name ?? ''
      const index = counts.get(name) ?? 0
      counts.set(name, index + 1)
      const example = record && findExample(record, { language: name, code: node.value, index })
      if (example) blocks.push(...markdownResult(example, meta))
    }
    // without a blank line, what follows a table would be a row of it
    if (blocks.length > 1 && parent.type === 'listItem') Object.assign(parent, { spread: true })
    parent.children.splice(at, 1, ...(meta.setup ? [] : blocks))
    return [SKIP, at + (meta.setup ? 0 : blocks.length)] as [typeof SKIP, number]
  })
}

/** Replaces components and directives with their content. */
function flatten(tree: Root, facts: MarkdownFacts): void {
  visit(tree as Node, (visited: Node, index: number | null, parent: Parent | null) => {
    const node = visited as RootContent
    if (!parent || index === null) return undefined
    const put = (nodes: RootContent[]) => {
      parent.children.splice(index, 1, ...(node.type === 'mdxJsxTextElement' ? nodes : paragraphs(nodes)))
      return [SKIP, index] as [typeof SKIP, number]
    }
    if (node.type === 'containerDirective') {
      const [title, ...rest] = node.children
      const children = [boldLine(title ? toString(title) : node.name), ...rest]
      return put([{ type: 'blockquote', children: children as Blockquote['children'] }])
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attribute = (name: string) => {
        const found = (node.attributes as { type: string; name?: string; value?: unknown }[]).find(
          (one) => one.type === 'mdxJsxAttribute' && one.name === name,
        )
        return typeof found?.value === 'string' ? found.value : ''
      }
      const children = node.children as RootContent[]
      const render = ownValue(COMPONENTS, node.name ?? '')
      return put(render ? render({ attribute, children, facts }) : children)
    }
    return undefined
  })
}

/** A component that is replaced. */
interface Use {
  /** Returns an attribute; an empty text if it's missing or not plain text. */
  attribute: (name: string) => string
  children: RootContent[]
  facts: MarkdownFacts
}

type Render = (use: Use) => RootContent[]

const figures: Render = ({ attribute, facts }) =>
  plotMarkdown(facts.benchmarks.get(attribute('data')), attribute('series'), attribute('rows') || undefined)

/** What components are replaced with; those not listed here, with their content. */
const COMPONENTS: Readonly<Record<string, Render>> = {
  Action: ({ attribute }) => [linkLine(attribute('title'), attribute('href'))],
  Bars: figures,
  Card: ({ attribute, children }) => {
    const line = [link(attribute('title'), attribute('href')), text(`: ${toString(children)}`)]
    const item: ListItem = { type: 'listItem', children: [{ type: 'paragraph', children: line }] }
    return [{ type: 'list', spread: false, children: [item] }]
  },
  ContactEmail: ({ children, facts: { site } }) =>
    site.contact.email === '' ? children : [link(site.contact.email, mailtoOf(site.contact))],
  Details: ({ attribute, children: [first, ...rest] }) => {
    const [summary, note] = [attribute('summary'), attribute('note')]
    // a single word, such as a severity; longer notes are previews of the content
    const notes = !/^\w+$/.test(note) ? [] : [paragraph([{ type: 'emphasis', children: [text(note)] }])]
    if (first?.type === 'heading' && toString(first) === summary) return [first, ...notes, ...rest]
    return [boldLine(summary), ...notes, ...(first ? [first, ...rest] : [])]
  },
  Download: ({ attribute, children }) => [link(toString(children), attribute('href'))],
  Drawing: ({ attribute, children }) => {
    const label = ownValue(DRAWINGS, attribute('of'))?.label ?? ''
    return [paragraph([{ type: 'emphasis', children: [text(`Drawing: ${label}`)] }]), ...children]
  },
  Figure: ({ attribute, children }) => [
    boldLine(attribute('value')),
    ...children,
    linkLine(`${attribute('source')}, ${attribute('date')}`, attribute('href')),
  ],
  Hero: ({ attribute, children }) => [boldLine(attribute('title')), ...children],
  Language: ({ attribute, children }) => [boldLine(attribute('name')), ...children],
  Path: ({ attribute, children }) => [linkLine(attribute('title'), attribute('href')), ...children],
  Plot: figures,
  Signature: ({ attribute, facts }) => [
    { type: 'code', lang: 'text', value: signatureText(facts.functions.get(attribute('of'))) },
  ],
  Tab: ({ attribute, children }) => [boldLine(attribute('label')), ...children],
  br: () => [{ type: 'break' }],
  // 2^53, since 253 would be a different number
  sup: ({ children }) => [text('^'), ...children],
}

/** Creates a paragraph in bold. */
const boldLine = (value: string) => paragraph([strong(value)])

/** Creates a paragraph that consists of a link. */
const linkLine = (label: string, url: string) => paragraph([link(label, url)])

const INLINE = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
  'text',
])

/**
 * Puts inline nodes between blocks in paragraphs, each image in its own, because a single one would make Markdown write
 * all blocks on one line.
 */
function paragraphs(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let open: Paragraph | undefined
  for (const node of nodes) {
    if (!INLINE.has(node.type)) {
      blocks.push(node)
      open = undefined
      continue
    }
    // between images that were in one paragraph
    if (!open && node.type === 'text' && node.value.trim() === '') continue
    if (!open || node.type === 'image') blocks.push((open = { type: 'paragraph', children: [] }))
    open.children.push(node as PhrasingContent)
    if (node.type === 'image') open = undefined
  }
  return blocks
}
