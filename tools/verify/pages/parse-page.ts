import type { Code, Content, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Node } from 'unist'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { LANGUAGE } from '../../../src/markdown/language'
import { ContentError } from '../../../src/base/content-error'
import { FenceMetaError, parseFenceMeta } from '../../../src/records/fence-meta'
import { fillTokens, type TokenFacts } from '../../../src/markdown/page-tokens'
import { openInclude } from '../../../src/markdown/steps/open-include'
import type { PageFence, Place } from '../../../src/records/page-source'
import { ownValue } from '../../../src/base/own-value'

/** MDX without its front matter. */
export interface MdxText {
  /** Path relative to the project's root. */
  file: string
  body: string
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number
}

/** What parsing needs from outside. */
export interface ParseServices {
  fragments: ReadonlyMap<string, MdxText>
  facts: TokenFacts
}

/** The fences of a page in page order, with those of its fragments, and the problems met on the way. */
export interface ParsedPage {
  fences: PageFence[]
  problems: ContentError[]
}

const ALIASES: Record<string, string> = { shell: 'bash' }

/** Parser with the site's Markdown extensions. */
const processor = unified().use(remarkParse).use(remarkMdx).use({ plugins: LANGUAGE.remarkPlugins }).freeze()

/** Finds a page's fences with the same parser and the same plugins as the site. */
export function parsePage(page: MdxText, services: ParseServices): ParsedPage {
  const parsed: ParsedPage = { fences: [], problems: [] }
  const counts = new Map<string, number>()

  const walk = (text: MdxText, includedAt: Place | undefined, level: number): void => {
    const tree = parseMdx(text, services.facts, parsed.problems)
    if (tree)
      visit(tree as Node, (found) => {
        const node = found as Content
        const line = node.position?.start.line ?? text.bodyLine
        if (node.type === 'code') addFence(node, { file: text.file, line }, includedAt)
        else if (node.type === 'mdxJsxFlowElement' && node.name === 'Include')
          include(node, { file: text.file, line }, includedAt, level)
      })
  }

  const addFence = (node: Code, place: Place, includedAt: Place | undefined): void => {
    const language = ownValue(ALIASES, node.lang ?? '') ?? node.lang ?? ''
    const index = counts.get(language) ?? 0
    counts.set(language, index + 1)
    try {
      const meta = parseFenceMeta(node.meta ?? '')
      parsed.fences.push({ language, code: node.value, meta, index, place, includedAt })
    } catch (error) {
      if (!(error instanceof FenceMetaError)) throw error
      parsed.problems.push(new ContentError(place.file, place.line, error.message, error.instead))
    }
  }

  const include = (
    node: MdxJsxFlowElement,
    at: Place,
    includedAt: Place | undefined,
    level: number,
  ): void => {
    const book = { file: at.file, problems: parsed.problems }
    const opened = openInclude(book, node, level, services.fragments)
    if (opened) walk({ ...opened.fragment, body: opened.body }, includedAt ?? at, level + 1)
  }

  walk(page, undefined, 1)
  return parsed
}

function parseMdx(
  { file, body, bodyLine }: MdxText,
  facts: TokenFacts,
  problems: ContentError[],
): Root | undefined {
  // blank lines replace the front matter, so that line numbers match the file
  const source = fillTokens({ ...facts, file, problems }, '\n'.repeat(bodyLine - 1) + body)
  try {
    return processor.parse(source)
  } catch (error) {
    const { line, reason } = error as { line?: number | null; reason?: string }
    const what = `the page could not be parsed: ${reason ?? String(error)}`
    problems.push(new ContentError(file, line ?? undefined, what, 'fix the Markdown on this line'))
    return undefined
  }
}
