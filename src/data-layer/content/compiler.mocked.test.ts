import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { compilePage } from '../../markdown/compile-page'
import type { ReleaseFacts as ReleaseRecord } from '../../content/code-host/facts'
import type { ContentFile } from '../../content/content-file'

let pipeline = ''
vi.mock('../../markdown/compile-page', () => ({ compilePage: vi.fn() }))
vi.mock('./pipeline-digest', () => ({ pipelineDigest: () => pipeline }))

const SITE = 'https://questdb.com'
const RELEASE = { version: '9.0.0', tag: '9.0.0', date: '2025-07-11' }
const PAGE = 'content/docs/a.mdx'

let root = ''
let kept: Map<string, unknown>
/** Fragments and files that the page uses. */
let includes: Record<string, string>
let images: string[]

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const writeFragment = (body: string) =>
  write(
    'content/docs/partials/note.mdx',
    `---\ntitle: Note\ndescription: A fragment that exists for this test only, long enough.\n---\n\n${body}\n`,
  )

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compiler-'))
  fs.cpSync('content/reference', path.join(root, 'content/reference'), { recursive: true })
  pipeline = 'p1'
  kept = new Map()
  includes = {}
  images = []
  vi.mocked(compilePage)
    .mockReset()
    .mockImplementation((_, services) => {
      for (const image of images) services.noteFile(path.join(root, image))
      const page = { html: 'compiled', fragments: includes }
      return Promise.resolve(page as unknown as Awaited<ReturnType<typeof compilePage>>)
    })
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

interface Given {
  file?: Partial<ContentFile>
  release?: typeof RELEASE
  latest?: Partial<ReleaseRecord>
}

/** Compiles a page in a new process with the same cache. Returns whether it was compiled, not taken from the cache. */
async function isCompiled({ file, release = RELEASE, latest = {} }: Given = {}): Promise<boolean> {
  vi.resetModules()
  const { Compiler } = await import('./compiler')
  const { compilePage: compile } = await import('../../markdown/compile-page')
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, structuredClone(value))),
  }
  const page = {
    file: PAGE,
    absolutePath: path.join(root, PAGE),
    type: 'DocPage',
    route: '/docs/a/',
    body: 'Text.',
    digest: 'd1',
    ...file,
  } as ContentFile
  vi.mocked(compile).mockImplementation(vi.mocked(compilePage).getMockImplementation()!).mockClear()
  const compiler = new Compiler(cache, root, SITE, release, latest as ReleaseRecord)
  expect((await compiler.compile(page)).html).toBe('compiled')
  return vi.mocked(compile).mock.calls.length > 0
}

it('a page is taken from the cache if nothing has changed', async () => {
  expect(await isCompiled()).toBe(true)
  expect(await isCompiled()).toBe(false)
})

it.each<[string, Given | (() => void)]>([
  ['the pipeline', () => (pipeline = 'p2')],
  ['its file', { file: { digest: 'd2' } }],
  ['its route', { file: { route: '/docs/b/' } }],
  ['the latest version', { release: { ...RELEASE, version: '9.0.1' } }],
  ['its record', () => write('content/docs/a.examples.json', '{ "examples": [] }')],
])('a page is compiled again if %s has changed', async (_, change) => {
  await isCompiled()
  if (typeof change === 'function') change()
  expect(await isCompiled(typeof change === 'function' ? {} : change)).toBe(true)
})

it.each([
  ['', false],
  ['<ReleaseNotes />', true],
])('other facts of the release matter only to pages that show them: %s', async (body, expected) => {
  await isCompiled({ file: { body } })
  expect(await isCompiled({ file: { body }, latest: { mentionsCount: 3 } })).toBe(expected)
})

it.each([
  ['', false],
  ['<ToolFile name="a" />', true],
  ['<RanWith />', true],
  ['<Include name="partials/note" />', true],
])('programs matter only to pages that show them, or a fragment that does: %s', async (body, expected) => {
  writeFragment('<ClientExample name="a" />')
  await isCompiled({ file: { body } })
  write('content/examples/go/ingest.go', 'package main')
  write('content/examples/go/examples.yml', 'examples: {}')
  expect(await isCompiled({ file: { body } })).toBe(expected)
})

it('a page is compiled again if a fragment that it includes has changed', async () => {
  writeFragment('One.')
  const { readFragments } = await import('./fragments')
  includes = { 'partials/note': readFragments(root).get('partials/note')?.digest ?? '' }
  await isCompiled()
  expect(await isCompiled()).toBe(false)
  writeFragment('Two.')
  expect(await isCompiled()).toBe(true)
})

it('a fragment is compiled again once a page includes it, because its examples are then recorded with that page', async () => {
  const file = { fragment: 'partials/note' }
  writeFragment('One.')
  await isCompiled({ file })
  write(
    'content/docs/b.mdx',
    '---\ntitle: Page\ndescription: A page that exists for this test only, long enough.\n---\n\n<Include name="partials/note" />\n',
  )
  expect(await isCompiled({ file })).toBe(true)
})

it('a page is compiled again if an image or download has changed', async () => {
  write('content/images/a.png', 'one')
  images = ['content/images/a.png']
  await isCompiled()
  expect(await isCompiled()).toBe(false)
  write('content/images/a.png', 'two')
  expect(await isCompiled()).toBe(true)
})
