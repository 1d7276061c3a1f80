import type { CreateNodeArgs, Node } from 'gatsby'
import type { CompiledPage } from '../../markdown/compile-page'
import { sharedCompiler } from '../content/shared-compiler'
import { createExampleNodes } from '../reference/example-nodes'
import { problemPage } from '../content/problem-page'
import { readRecord } from '../content/read-record'
import type { PageSource } from '../../content/front-matter-schemas'
import { contentPath, readContentFile, type ContentFile } from '../../content/content-file'
import { FAMILIES, type FamilyName } from '../../content/families'
import { problemsIn } from '../validate/check-content'
import { pageLinks } from '../resolvers/page-links'

/** The stored fields of a written page's node; others are resolved from the compiled page. */
export interface WrittenPageNode extends Node {
  file: string
  family: FamilyName
  route: string
  title: string
  sources: PageSource[]
  /** Unique routes of the linked pages. */
  linkedRoutes: string[]
}

/** Creates the node of a content file from its Mdx node. */
export async function createWrittenPageNode(api: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createNodeId, reporter } = api
  const source = getNode(node.parent ?? '')
  const family = String(source?.sourceInstanceName) as FamilyName
  if (!source || !Object.hasOwn(FAMILIES, family)) return
  const page = read(family, String(source.absolutePath), reporter)
  const { keywords, noindex, datasets, sources, authors, tags } = page.frontMatter
  const compiled = await compileOrEmpty(api, page)
  const child = {
    id: createNodeId(`${page.type} ${page.route}`),
    parent: node.id,
    children: [],
    internal: { type: page.type, contentDigest: `${page.digest}${recordDigest(page)}` },
    // the keys of the front matter are fields of the same names, and lists are never null
    ...page.frontMatter,
    file: page.file,
    family,
    route: page.route,
    keywords: keywords ?? [],
    // Search engines should find the pages that include a fragment, not its own page, which repeats their text.
    noindex: noindex ?? page.fragment !== undefined,
    name: page.fragment,
    authors: authors ?? [],
    tags: tags ?? [],
    datasets: datasets ?? [],
    sources: sources ?? [],
    documentedFunctions: compiled.signatures.map(({ name, anchor }) => ({ name, anchor })),
    propertyNames: compiled.propertyNames,
    linkedRoutes: [...new Set(pageLinks(page.route, compiled.links).map((link) => link.route))],
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child: child })
  await createExampleNodes(api, getNode(child.id) ?? (child as never), page, compiled)
}

/** Digest of the page's record, because its examples are nodes as well. */
function recordDigest(page: ContentFile): string {
  try {
    return readRecord(page)?.digest ?? ''
  } catch {
    return 'broken'
  }
}

/**
 * Returns the compiled page. The content check has already reported an invalid one; in development, it's shown without
 * examples.
 */
async function compileOrEmpty(api: CreateNodeArgs, page: ContentFile): Promise<CompiledPage> {
  try {
    return await (await sharedCompiler(api)).compile(page)
  } catch (error) {
    return problemPage(problemsIn(error))
  }
}

/**
 * Reads a page for its node. A production build has already validated it. In development, an invalid page still gets a
 * node, so that its page shows the problem and recovers once it's fixed.
 */
function read(family: FamilyName, absolutePath: string, reporter: CreateNodeArgs['reporter']): ContentFile {
  try {
    return readContentFile(process.cwd(), family, absolutePath)
  } catch (error) {
    const problems = problemsIn(error)
    for (const problem of problems) reporter.error(problem.message)
    return {
      ...contentPath(process.cwd(), family, absolutePath),
      frontMatter: {
        title: 'This page can’t be displayed',
        description: problems.map((one) => one.message).join(' '),
      },
      body: '',
      bodyLine: 1,
      lineOf: () => 1,
      digest: String(Date.now()),
    }
  }
}
