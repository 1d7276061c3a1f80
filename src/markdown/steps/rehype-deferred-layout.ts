import type { Element, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { addClass, hasClass } from './classes'

/**
 * Height from which the rest of a page is deferred, in CSS pixels. Chromium lays out what begins less than one and a half
 * windows below the first, or 320 px more with the element's `overflow-clip-margin`: 2,670 px in a window of 940 px
 * (measured in November 2026 with Chromium 156). The rest is allowance for estimates that are too high: with 2,500, it
 * laid out the deferred parts of 26 of 211 pages at once, and with 2,900 those of two.
 */
const LAID_OUT_AT_ONCE = 2900

/** Height from which the rest is worth an element, in CSS pixels: about a window. */
const LEAST_DEFERRED = 1000

/**
 * Lines of body text hold about 72 characters and are 29 px high, and those of code and tables are lower. With this mean
 * the estimates of all pages were close to their heights (measured in November 2026).
 */
const LINE = { characters: 72, height: 20 }

/** Padding of a row of a table, in CSS pixels. */
const ROW_PADDING = 24

/** A closed fold with its margin, in CSS pixels. */
const CLOSED_FOLD = 80

/** Classes of lists of short items, which are in at least three columns in a wide window. */
const IN_COLUMNS = ['paths', 'languages', 'lists', 'cards', 'users', 'figures']
const COLUMNS = 3

/** Margins of the sections of marketing pages, in CSS pixels. */
const SECTIONS = ['split', 'band']
const SECTION_MARGIN = 80

/** Classes of elements whose children are next to each other in a wide window. */
const SIDE_BY_SIDE = ['hero', 'split']

/** Height of an image, and the most that is assumed for drawings and charts, in CSS pixels. */
const PICTURE = 380

/**
 * Puts everything from the first section or subsection below the first screens into an element of its own, so that
 * browsers don't lay it out before the reader gets near it (`.deferred` in src/styles/content/prose.css). A single
 * element, because positions inside it are then exact once it is laid out: only its own height is estimated, and
 * nothing above it is.
 */
export function rehypeDeferredLayout() {
  return (tree: Root) => {
    const heights = tree.children.map(heightOf)
    let above = 0
    const from = tree.children.findIndex((node, index) => {
      const begins = above > LAID_OUT_AT_ONCE && node.type === 'element' && isSection(node)
      above += heights[index] ?? 0
      return begins
    })
    if (from === -1) return
    let start = from
    while (start > 0 && isAnchorOrSpace(tree.children[start - 1])) start--
    const height = heights.slice(start).reduce((sum, one) => sum + one, 0)
    if (height < LEAST_DEFERRED) return
    const deferred = h('div', { class: 'deferred', style: `--height:${Math.ceil(height / 100) * 100}px` })
    deferred.children = tree.children.slice(start) as Element['children']
    // its margin is that of the element
    addClass(tree.children[from] as Element, 'begins')
    tree.children = [...tree.children.slice(0, start), deferred]
  }
}

/** Whether it begins a section or subsection, or is a section of a marketing page. */
const isSection = (node: Element): boolean => /^h[23]$/.test(node.tagName) || hasClass(node, 'split')

/** A rough height in a wide window, in CSS pixels. */
function heightOf(node: RootContent): number {
  if (node.type === 'text' || node.type === 'raw') return heightOfText(node.value.replace(/<[^>]*>/g, ''))
  // the layout for phones, and the rows of a result that are shown on demand
  if (node.type !== 'element' || hasClass(node, 'narrow') || hasClass(node, 'more')) return 0
  if (node.tagName === 'details' && node.properties?.open !== true) return CLOSED_FOLD
  if (node.tagName === 'img') return PICTURE
  // drawings and charts are about as high as their coordinates, and so are icons and bars
  if (node.tagName === 'svg')
    return Math.min(Number(String(node.properties?.viewBox).split(' ')[3]) || PICTURE, PICTURE)
  // inline content is measured with the block that contains it
  const blocks = node.children.filter(
    (child, index) =>
      child.type === 'element' &&
      BLOCK.test(child.tagName) &&
      // of the layouts of a syntax diagram and of the panels of tabs, one is visible
      (!isAlternative(child) || node.children.findIndex(isAlternative) === index),
  )
  // whitespace between cells isn't a line
  if (node.tagName === 'tr') return heightOfText(toString(node).replace(/\s+/g, ' ')) + ROW_PADDING
  if (blocks.length === 0) return heightOfText(toString(node)) + LINE.height / 2
  const heights = blocks.map(heightOf)
  const isOneOf = (names: readonly string[]) => names.some((name) => hasClass(node, name))
  const margin = isOneOf(SECTIONS) ? SECTION_MARGIN : 0
  if (isOneOf(SIDE_BY_SIDE)) return margin + Math.max(...heights)
  const sum = heights.reduce((height, one) => height + one, 0)
  return margin + LINE.height / 2 + (isOneOf(IN_COLUMNS) ? sum / COLUMNS : sum)
}

const BLOCK =
  /^(?:p|ul|ol|li|dl|dt|dd|div|figure|figcaption|pre|table|thead|tbody|tr|details|summary|blockquote|section|svg|img|h[1-6])$/

function heightOfText(text: string): number {
  const lines = text.trim().split('\n')
  return lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE.characters)) * LINE.height,
    0,
  )
}

const isAlternative = (node: RootContent): boolean =>
  node.type === 'element' && (node.tagName === 'svg' || node.properties?.role === 'tabpanel')

/** An `<Anchor>` keeps an old link to the heading after it. */
function isAnchorOrSpace(node: RootContent | undefined): boolean {
  if (node?.type === 'text') return node.value.trim() === ''
  return node?.type === 'element' && node.tagName === 'span' && node.children.length === 0
}
