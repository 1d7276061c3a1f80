import type { Element, ElementContent, Root, RootContent } from 'hast'
import { readMadeFence, type MadeFence } from '../code/made-fence'
import { PARAMETERS_CLASS } from '../components/parameters'
import { RAN_WITH_CLASS } from '../components/ran-with-text'
import type { PageContext, SectionText } from '../page-context'
import { formulaText } from './formula-text'
import { hasClass } from './classes'
import { FenceMetaError, parseFenceMeta, type FenceMeta } from '../../records/fence-meta'
import { CELL_SEPARATOR, EMPTY_CELL, failsWith, FENCE_SEPARATOR } from '../../search/fences'

type AnyNode = Root | RootContent | ElementContent

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

/**
 * Collects the page's words as plain text, with a line for each block, both for the page and by section. It has to run
 * after headings have ids and before anything decorates the tree.
 */
export function rehypePlainText(context: PageContext) {
  return () => (tree: Root) => {
    context.plainText = tidy(textOf(tree))
    context.texts.push(...sectionTexts(tree))
  }
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the prose and code of each section, based on level 2 and 3 headings at the top level or inside `<Details>`.
 */
function sectionTexts(tree: Root): SectionText[] {
  const sections = [newSection(null, null, 1)]
  for (const node of tree.children.flatMap(unfolded)) {
    const ofParameters = parameterSections(node)
    if (ofParameters) {
      sections.push(...ofParameters)
      continue
    }
    const depth = node.type === 'element' ? /^h([23])$/.exec(node.tagName)?.[1] : undefined
    if (node.type === 'element' && depth !== undefined && typeof node.properties?.id === 'string') {
      const heading = tidy(textOf(node))
      sections.push(newSection(node.properties.id, heading, Number(depth)))
      continue
    }
    const section = sections.at(-1)
    // the caption of a drawing makes no sense without it
    if (!section || isComponent(node, 'Drawing')) continue
    const isCode = node.type === 'element' && node.tagName === 'pre' && !isMade(node)
    const flags: FenceFlags = isCode ? flagsOf(node) : {}
    // not shown on the page
    if (flags.setup) continue
    if (isCode) {
      // an example that is expected to fail
      addCode(section, textOf(node), flags.error === undefined ? '' : failsWith(flags.error))
    } else {
      const text = tidy(textOf(node, isMade))
      if (text !== '') section.text += (section.text && '\n') + text
      for (const program of programsIn(node)) addCode(section, textOf(program))
    }
  }
  return sections
}

function newSection(anchor: string | null, heading: string | null, depth: number): SectionText {
  return { anchor, heading, depth, text: '', code: '', codeAfter: [] }
}

/** @param mark what is added to a block that isn't empty */
function addCode(section: SectionText, text: string, mark = ''): void {
  const block = text.replace(/^\n+|\s+$/g, '')
  if (block === '') return
  section.code += (section.code && FENCE_SEPARATOR) + block + mark
  section.codeAfter.push(section.text === '' ? 0 : section.text.split('\n').length)
}

type FenceFlags = Partial<Pick<FenceMeta, 'setup' | 'error'>>

/** Flags of a fence. Those that can't be read are reported with their line by read-fence.ts. */
function flagsOf({ children: [code] }: Element): FenceFlags {
  const meta = code?.type === 'element' ? (code.data as { meta?: string } | undefined)?.meta : undefined
  try {
    return parseFenceMeta(meta)
  } catch (error) {
    if (error instanceof FenceMetaError) return {}
    throw error
  }
}

/** In a list created by `<Parameters />`, each entry is a section for the search, below the heading of its group. */
function parameterSections(node: RootContent): SectionText[] | undefined {
  if (node.type !== 'element' || node.tagName !== 'dl' || !hasClass(node, PARAMETERS_CLASS)) return undefined
  return node.children.flatMap((entry) => {
    if (entry.type !== 'element' || typeof entry.properties?.id !== 'string') return []
    const key = entry.properties.id
    return [{ ...newSection(key, key, 3), text: tidy(textOf(entry)) }]
  })
}

/** Replaces `<Details>` with its content. */
function unfolded(node: RootContent): RootContent[] {
  const { children } = node as { children?: RootContent[] }
  return isComponent(node, 'Details') && children ? children.flatMap(unfolded) : [node]
}

/** Whether a node is a component between paragraphs; components haven't been rendered yet. */
function isComponent(node: RootContent, component: string): boolean {
  const { type, name } = node as { type: string; name?: string }
  return type === 'mdxJsxFlowElement' && name === component
}

/**
 * What components create from programs: code, outputs, and versions. In tabs, the same words occur for each language,
 * so only the code is included in the search, as code.
 */
function isMade(node: AnyNode): boolean {
  if (node.type !== 'element') return false
  return madeKind(node) !== undefined || hasClass(node, RAN_WITH_CLASS)
}

function madeKind(node: Element): MadeFence['kind'] | undefined {
  const code = node.tagName === 'pre' ? node.children[0] : undefined
  return code?.type === 'element' ? readMadeFence(code)?.kind : undefined
}

/** Returns the programs and queries that components created below a node, in order. */
function programsIn(node: AnyNode): Element[] {
  if (node.type === 'element') {
    const kind = madeKind(node)
    if (kind !== undefined) return kind === 'output' ? [] : [node]
  }
  return 'children' in node ? (node.children as ElementContent[]).flatMap(programsIn) : []
}

function textOf(node: AnyNode, isLeftOut: (node: AnyNode) => boolean = () => false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || isLeftOut(node)) return ''
  if (node.type === 'element' && hasClass(node, 'katex')) return formulaText(node)
  const parts = (node.children as ElementContent[]).map((child) => textOf(child, isLeftOut))
  // a row is a line, so that excerpts show what a cell belongs to
  const isRow = node.type === 'element' && node.tagName === 'tr'
  const inner = isRow ? rowOf(node, parts) : parts.join('')
  // a component in a line of text, such as a key, doesn't end the line
  const block =
    node.type === 'element' ? BLOCKS.has(node.tagName) : (node.type as string) !== 'mdxJsxTextElement'
  return block ? `\n${inner}\n` : inner
}

/** The cells of a row in one line. The first cell of a header may be left out: it names nothing if it's empty. */
function rowOf({ children }: Element, texts: readonly string[]): string {
  return children
    .map((cell, at) => {
      const isData = cell.type === 'element' && cell.tagName === 'td'
      return oneLine(texts[at] ?? '') || (isData ? EMPTY_CELL : '')
    })
    .filter(Boolean)
    .join(CELL_SEPARATOR)
}
