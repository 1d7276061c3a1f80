import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { PageContext } from '../page-context'

const BLOCKS = new Set([
  'p',
  'li',
  'pre',
  'td',
  'th',
  'tr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'aside',
  'figure',
  'dt',
  'dd',
  'blockquote',
  'summary',
])

/** Gathers the page's words as plain text, a line for each block; must run before anything decorates the tree. */
export function rehypePlainText(context: PageContext) {
  return () => (tree: Root) => {
    context.plainText = textOf(tree)
      .replace(/[ \t]+/g, ' ')
      .replace(/ ?\n[\n ]*/g, '\n')
      .trim()
  }
}

function textOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  // KaTeX writes each formula as MathML and as spans; the annotation in the MathML is the author's LaTeX.
  if (node.type === 'element' && hasClass(node, 'katex')) return latexOf(node)
  const inner = (node.children as ElementContent[]).map(textOf).join('')
  const block = node.type !== 'element' || BLOCKS.has(node.tagName)
  return block ? `\n${inner}\n` : inner
}

function hasClass(node: Element, name: string): boolean {
  const classes = node.properties?.className
  return Array.isArray(classes) && classes.includes(name)
}

function latexOf(node: Element): string {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'annotation')
      return child.children.map((one) => (one.type === 'text' ? one.value : '')).join('')
    const found = latexOf(child)
    if (found) return found
  }
  return ''
}
