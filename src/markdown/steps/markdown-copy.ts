import type { Content as RootContent, Paragraph, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'
import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { ServerFunction } from '../../records/server-facts'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'
import type { ContactData } from '../../content/site/marketing-schemas'
import { programName } from '../code/made-fence'
import { mailtoOf } from '../../base/mailto'
import { plotMarkdown } from '../components/plot'
import { signatureText } from '../components/signature'
import type { PageContext } from '../page-context'

/** Data that the components of a page are rendered from. */
export interface MarkdownFacts {
  /** Functions and operators of the server, by name. */
  functions: ReadonlyMap<string, ServerFunction>
  /** Figures from content/benchmarks, by file name without `.yml`. */
  benchmarks: ReadonlyMap<string, Benchmark>
  /** The address on the contact page. */
  site: { contact: Pick<ContactData, 'email' | 'subject'> }
}

/** Stores a copy of the tree after our remark steps, from which the Markdown copy is created. */
export function remarkKeepTree(context: PageContext) {
  return () => (tree: Root) => {
    context.mdast = structuredClone(tree)
  }
}

/**
 * Returns a page as Markdown for readers and machines: components and directives are replaced by plain Markdown, images
 * by their descriptions, links are absolute, and flags of the example runner are removed.
 *
 * @param siteUrl URL of the site without a trailing slash
 */
export function markdownCopy(tree: Root, siteUrl: string, facts: MarkdownFacts): string {
  const plain = structuredClone(tree)
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
        children: [{ type: 'text', value: `Image: ${node.alt ?? ''}` }],
      })
    if (node.type === 'code') node.meta = null
  })
  return toMarkdown(plain, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  })
}

/** Replaces components and directives with their content. */
function flatten(tree: Root, { functions, benchmarks, site }: MarkdownFacts): void {
  visit(tree as Node, (visited: Node, index: number | null, parent: Parent | null) => {
    const node = visited as RootContent
    if (!parent || index === null) return undefined
    const put = (nodes: RootContent[]) => {
      parent.children.splice(index, 1, ...(node.type === 'mdxJsxTextElement' ? nodes : paragraphs(nodes)))
      return [SKIP, index] as [typeof SKIP, number]
    }
    if (node.type === 'code') {
      const name = programName(node)
      if (name === undefined) return undefined
      parent.children.splice(index, 0, boldLine(name))
      return [SKIP, index + 2] as [typeof SKIP, number]
    }
    if (node.type === 'containerDirective') {
      const [title, ...rest] = node.children
      return put([
        {
          type: 'blockquote',
          children: [boldLine(title ? toString(title) : node.name), ...rest],
        },
      ])
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const text = (name: string) => {
        const attribute = (node.attributes as { type: string; name?: string; value?: unknown }[]).find(
          (one) => one.type === 'mdxJsxAttribute' && one.name === name,
        )
        return typeof attribute?.value === 'string' ? attribute.value : ''
      }
      const children = node.children as RootContent[]
      if (node.name === 'Tab') return put([boldLine(text('label')), ...children])
      if (node.name === 'Card')
        return put([
          {
            type: 'list',
            spread: false,
            children: [
              {
                type: 'listItem',
                children: [
                  {
                    type: 'paragraph',
                    children: [
                      { type: 'link', url: text('href'), children: [{ type: 'text', value: text('title') }] },
                      { type: 'text', value: `: ${toString({ type: 'root', children })}` },
                    ],
                  },
                ],
              },
            ],
          },
        ])
      const linkLine = (label: string): Paragraph => ({
        type: 'paragraph',
        children: [{ type: 'link', url: text('href'), children: [{ type: 'text', value: label }] }],
      })
      if (node.name === 'Path') return put([linkLine(text('title')), ...children])
      if (node.name === 'Language') return put([boldLine(text('name')), ...children])
      if (node.name === 'Action') return put([linkLine(text('title'))])
      if (node.name === 'Figure')
        return put([boldLine(text('value')), ...children, linkLine(`${text('source')}, ${text('date')}`)])
      if (node.name === 'Download')
        return put([
          {
            type: 'link',
            url: text('href'),
            children: [{ type: 'text', value: toString({ type: 'root', children }) }],
          },
        ])
      if (node.name === 'ContactEmail' && site.contact.email !== '')
        return put([
          {
            type: 'link',
            url: mailtoOf(site.contact),
            children: [{ type: 'text', value: site.contact.email }],
          },
        ])
      if (node.name === 'Signature')
        return put([{ type: 'code', lang: 'text', value: signatureText(functions.get(text('of'))) }])
      if (node.name === 'Plot' || node.name === 'Bars')
        return put(plotMarkdown(benchmarks.get(text('data')), text('series'), text('rows') || undefined))
      if (node.name === 'br') return put([{ type: 'break' }])
      return put(children)
    }
    return undefined
  })
}

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

/** Creates a paragraph in bold. */
function boldLine(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
}
