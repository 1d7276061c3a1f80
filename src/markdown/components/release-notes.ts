import type { Content, Definition, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { DataComponent } from './data-component'
import { paragraph, strong, text } from './markdown-nodes'

/** `<ReleaseNotes />`: the notes of the latest release, as recorded. */
export const releaseNotes: DataComponent = {
  optional: [],
  expand({ context, headings }) {
    const { latestRelease, releaseTexts } = context.site
    const nodes = notesOf(latestRelease, headings)
    return nodes.length > 0 ? nodes : [paragraph([text(releaseTexts.noNotes)])]
  },
}

/** Permitted blocks and inline elements. All others are replaced by their content. */
const SAFE = new Set([
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'thematicBreak',
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'break',
])

/**
 * Returns the notes as Markdown that is valid on any page: raw HTML is removed, images are replaced by their
 * alternative text, code has no language, headings start at level 2 without gaps, and repeated headings become bold
 * text. Relative links are resolved against the code host's URL, except in our own summary.
 */
export function notesOf(
  { notes, url, provenance }: Pick<ReleaseFacts, 'notes' | 'url' | 'provenance'>,
  headings: ReadonlySet<string> = new Set(),
): Content[] {
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(notes ?? '')
  const seen = new Set(headings)
  let depth = 1
  // the first of several definitions applies, and any block can contain them
  const definitions = new Map<string, string>()
  visit(tree as Node, 'definition', ({ identifier, url: target }: Definition) => {
    if (!definitions.has(identifier)) definitions.set(identifier, target)
  })
  const address = (href: string): string | undefined => {
    if (provenance === 'snapshot' && href.startsWith('/')) return href
    return URL.canParse(href, url) && /^https?:$/.test(new URL(href, url).protocol)
      ? new URL(href, url).href
      : undefined
  }
  const clean = (nodes: readonly Content[]): Content[] => nodes.flatMap(cleanOne)
  const cleanOne = (node: Content): Content[] => {
    const children = 'children' in node ? clean(node.children) : []
    if (node.type === 'heading') {
      const words = plain(children)
      if (words === '') return []
      if (seen.has(words.toLowerCase())) return [paragraph([strong(words)])]
      seen.add(words.toLowerCase())
      depth = Math.min(Math.max(2, node.depth), depth + 1)
      return [{ type: 'heading', depth: depth as 2, children: [text(words)] }]
    }
    if (node.type === 'link' || node.type === 'linkReference') {
      const href = address(node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? ''))
      return href === undefined ? children : [{ type: 'link', url: href, children: children as never }]
    }
    if (node.type === 'code' && node.value.trim() !== '')
      return [{ type: 'code', lang: 'text', value: node.value }]
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt) return [text(node.alt)]
    if (!SAFE.has(node.type)) return children
    return ['children' in node ? ({ ...node, children } as Content) : node]
  }
  return clean(tree.children)
}

function plain(nodes: readonly Content[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plain(node.children as Content[]) : '',
    )
    .join('')
    .trim()
}
