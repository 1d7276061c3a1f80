import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { dataLayerDigest, pipelineDigest, pipelineSources } from './pipeline-digest'

/** A project in small: a module that compiles, one that it reaches, and what it reads. */
const FILES = {
  'gatsby-node.ts': "export { place } from './src/data-layer/resolvers/place'\n",
  'gatsby-config.ts': 'export default {}\n',
  'package-lock.json': '{}\n',
  'src/data-layer/content/shared-compiler.ts':
    "import { draw } from '../../markdown/draw'\nimport { gfm } from '../../markdown/language'\nexport { draw, gfm }\n",
  'src/markdown/language.ts': "import gfm from 'remark-gfm'\nexport { gfm }\n",
  'src/data-layer/resolvers/place.ts': 'export const place = 1\n',
  'src/markdown/draw.ts': "import type { Shape } from './shape'\nexport const draw = (s: Shape) => s\n",
  'src/markdown/draw.test.ts': 'export {}\n',
  'src/markdown/shape.ts': 'export interface Shape { a: 1 }\n',
  'content/site/site.yml': 'title: a\n',
  'content/site/menus.yml': 'links: []\n',
  'content/site/contact.yml': 'a: 1\n',
  'content/customers/stories.yml': 'a: 1\n',
  'content/benchmarks/tsbs.yml': 'a: 1\n',
  'content/reference/server-functions.json': '{}\n',
  'content/reference/server-keywords.json': '{}\n',
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

/** Digests of the project, after an edit of one of its files. */
function digests(edited?: string): { pipeline: string; dataLayer: string } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-'))
  folders.push(root)
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(
      path.join(root, file),
      file === edited ? text.replace('1', '2').replace('{}', '{ }') + '\n' : text,
    )
  }
  return { pipeline: pipelineDigest(root), dataLayer: dataLayerDigest(root) }
}

describe('pipelineDigest', () => {
  const before = digests()

  it('is the same for the same files', () => {
    expect(digests()).toEqual(before)
  })

  it.each([
    'src/markdown/language.ts',
    'src/data-layer/content/shared-compiler.ts',
    'src/markdown/draw.ts',
    'gatsby-config.ts',
    'package-lock.json',
    'content/site/site.yml',
    'content/site/contact.yml',
    'content/customers/stories.yml',
    'content/benchmarks/tsbs.yml',
    'content/reference/server-functions.json',
    'content/reference/server-keywords.json',
  ])('changes with %s', (file) => {
    expect(digests(file).pipeline).not.toBe(before.pipeline)
  })

  it.each([
    'src/markdown/draw.test.ts',
    'src/markdown/shape.ts',
    'content/site/menus.yml',
    'src/data-layer/resolvers/place.ts',
  ])('does not change with %s, which no HTML depends on', (file) => {
    expect(digests(file).pipeline).toBe(before.pipeline)
  })

  it('changes with the optimization that changes compiled pages, and with no other', () => {
    vi.stubEnv('OPTIMIZATIONS_OFF', 'swc-minifier')
    expect(digests()).toEqual(before)
    vi.stubEnv('OPTIMIZATIONS_OFF', 'deferred-layout')
    expect(digests().pipeline).not.toBe(before.pipeline)
    expect(digests().dataLayer).not.toBe(before.dataLayer)
  })

  it('leaves resolvers to the digest of page queries', () => {
    expect(digests('src/data-layer/resolvers/place.ts').dataLayer).not.toBe(before.dataLayer)
    expect(digests('content/site/site.yml').dataLayer).not.toBe(before.dataLayer)
    expect(digests('src/markdown/draw.test.ts').dataLayer).toBe(before.dataLayer)
  })

  it('reaches what this project compiles its pages with', () => {
    const sources = pipelineSources(process.cwd())
    for (const file of [
      'src/markdown/language.ts',
      'src/content/front-matter.ts',
      'src/content/code-host/facts.ts',
      'src/content/site/read-site-data.ts',
      'src/markdown/compile-page.ts',
      'src/data-layer/diagrams/tidy-svg.ts',
      'src/base/file-size.ts',
      'src/markdown/results/check-examples.ts',
      'src/sql/used-names.ts',
      'src/records/plan-fence.ts',
      'content/site/site.yml',
      'content/site/release.yml',
    ])
      expect(sources).toContain(file)
    for (const source of sources) expect(fs.existsSync(source), source).toBe(true)
    expect(sources.filter((file) => file.includes('node_modules') || file.includes('.test.'))).toEqual([])
  })
})
