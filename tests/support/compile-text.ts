import fs from 'node:fs'
import { fileSize } from '../../src/base/file-size'
import { releaseFacts } from '../../src/content/code-host/facts'
import { SNAPSHOT_FILE, type Snapshot } from '../../src/data-layer/code-host/snapshot-file'
import { compilePage, type CompiledPage, type CompileServices } from '../../src/markdown/compile-page'
import type { SiteFacts } from '../../src/markdown/components/site-facts'
import { servedFile } from '../../src/content/served-file'
import { readSiteData } from '../../src/content/site/read-site-data'
import type { FragmentSource } from '../../src/markdown/page-context'
import type { ContentFile } from '../../src/content/content-file'

const FRONT_MATTER_LINES = 4

/** The committed data of the site, with the committed release. */
export function siteFacts(): SiteFacts {
  const root = process.cwd()
  return {
    clientExamples: [],
    tools: [],
    parameters: [],
    customers: readSiteData(root, 'customers').value,
    contact: readSiteData(root, 'contact').value,
    knownIssues: readSiteData(root, 'knownIssues').value,
    leadIns: readSiteData(root, 'site').value.leadIns,
    exampleCount: 3102,
    releaseTexts: readSiteData(root, 'release').value,
    latestRelease: releaseFacts((JSON.parse(fs.readFileSync(SNAPSHOT_FILE, 'utf8')) as Snapshot).data, {
      provenance: 'snapshot',
      fetchedAt: null,
      sizesAreApproximate: true,
    }),
  }
}

/** Compiles Markdown with our steps and the configured plugins, without Gatsby. The body starts at line 5. */
export function compileText(
  body: string,
  given: Partial<CompileServices> & { fragmentBodies?: Record<string, string> } = {},
): Promise<CompiledPage> {
  const { fragmentBodies = {}, ...services } = given
  const fragments = new Map<string, FragmentSource>(
    Object.entries(fragmentBodies).map(([name, text]) => [
      name,
      { file: `content/docs/${name}.mdx`, body: text, bodyLine: 5, digest: text },
    ]),
  )
  const file: ContentFile = {
    file: 'content/docs/test.mdx',
    absolutePath: `${process.cwd()}/tests/fixtures/content/test.mdx`,
    family: 'docs',
    type: 'DocPage',
    route: '/docs/test/',
    frontMatter: { title: 'Test', description: 'A page that only this test reads, long enough.' },
    body,
    bodyLine: FRONT_MATTER_LINES + 1,
    lineOf: () => 2,
    digest: '',
  }
  return compilePage(file, {
    drawDiagram: () => Promise.resolve('<svg role="graphics-document document"><path/></svg>'),
    imageSize: () => Promise.resolve({ width: 800, height: 400 }),
    recordOf: () => undefined,
    isIncluded: () => false,
    noteFile: () => undefined,
    fileSize,
    servedFile: (address) => servedFile(process.cwd(), address),
    release: { version: '9.0.0', tag: '9.0.0', date: '2025-07-11' },
    demoUrlOf: () => null,
    fragments,
    functions: new Map(),
    benchmarks: new Map(),
    siteUrl: 'https://questdb.com',
    site: siteFacts(),
    defersLayout: true,
    hasSections: true,
    ...services,
  })
}

/** Returns the messages of all problems in a text. */
export async function problemsOf(
  body: string,
  given: Parameters<typeof compileText>[1] = {},
): Promise<string[]> {
  try {
    await compileText(body, given)
    return []
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error
    return (error.errors as Error[]).map(({ message }) => message)
  }
}
