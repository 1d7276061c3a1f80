import { compile } from '@mdx-js/mdx'
import { toHtml } from 'hast-util-to-html'
import type { ElementContent, Root } from 'hast'
import type { Plugin } from 'unified'
import type { ServerFunction } from '../../records/server-facts'
import type { SiteFacts } from '../components/site-facts'
import { LANGUAGE } from '../language'
import { pageContext, type FragmentSource, type PageContext } from '../page-context'
import { rehypeHtml } from './rehype-html'

/** A step of a page's compilation. */
type Step = (context: PageContext) => Plugin

/** The steps of a test, in order, and the facts that they need. */
export interface StepsUnderTest {
  remark?: unknown[]
  rehype?: unknown[]
  fragments?: Record<string, Partial<FragmentSource> & { body: string }>
  functions?: Record<string, ServerFunction>
  site?: Partial<SiteFacts>
  noteFile?: (absolutePath: string) => void
  fileSize?: (absolutePath: string) => number | undefined
}

/** The result of the steps under test. */
export interface StepsResult {
  html: string
  context: PageContext
  /** Messages of the problems that the steps reported. */
  problems: string[]
}

/**
 * Runs only the given steps on a page, without the highlighter and the site's data, which take most of the time of a
 * compilation. The body starts at line 1 of `content/docs/test.mdx`.
 */
export async function runSteps(
  body: string,
  { remark = [], rehype = [], ...given }: StepsUnderTest,
): Promise<StepsResult> {
  const context = contextOf(given)
  const plugins = (steps: unknown[]) => (steps as Step[]).map((step) => step(context))
  await compile(body, {
    remarkPlugins: [...LANGUAGE.remarkPlugins, ...plugins(remark)],
    rehypePlugins: [...LANGUAGE.rehypePlugins, ...plugins(rehype), componentsAsTags, rehypeHtml(context)],
  })
  return { html: context.html, context, problems: context.problems.map(({ message }) => message) }
}

/** Components that no step has rendered become tags of the same name, without their attributes. */
function componentsAsTags() {
  return (tree: Root) => {
    tree.children = tree.children.map((child) => tagOf(child as ElementContent))
  }
}

function tagOf(node: ElementContent): ElementContent {
  if (!('children' in node)) return node
  const children = node.children.map((child) => tagOf(child))
  if (node.type === 'element') return { ...node, children }
  return { type: 'element', tagName: node.name ?? '', properties: {}, children }
}

/** Creates the context of a page that has only the given facts. */
export function contextOf({
  fragments = {},
  functions = {},
  site = {},
  noteFile = () => undefined,
  fileSize = () => undefined,
}: Omit<StepsUnderTest, 'remark' | 'rehype'> = {}): PageContext {
  const fragmentOf = ([name, fragment]: [string, Partial<FragmentSource> & { body: string }]) =>
    [name, { file: `content/docs/${name}.mdx`, bodyLine: 1, digest: '', ...fragment }] as const
  return pageContext({
    file: 'content/docs/test.mdx',
    absolutePath: `${process.cwd()}/tests/fixtures/content/test.mdx`,
    release: { version: '9.0.0', tag: '9.0.0', date: '2025-07-11' },
    fragments: new Map(Object.entries(fragments).map(fragmentOf)),
    functions: new Map(Object.entries(functions)),
    benchmarks: new Map(),
    site: site as SiteFacts,
    noteFile,
    fileSize,
    servedFile: () => undefined,
    hasSections: true,
  })
}

/** Returns a tree as HTML. */
export function htmlOf(tree: Root): string {
  return toHtml(tree as never)
}
