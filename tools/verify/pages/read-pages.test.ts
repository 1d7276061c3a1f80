import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPages } from './read-pages'

const FACTS = {
  release: { version: '9.0.1', tag: '9.0.1', date: '2025-07-11' },
  benchmarks: new Map(),
  site: { exampleCount: 0 },
}

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'read-pages-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const sql = (statement: string) => `\`\`\`questdb-sql\n${statement}\n\`\`\`\n`
const page = (body: string, extra = '') =>
  `---\ntitle: Page\ndescription: A page that exists for a test and says what it is for.\n${extra}---\n\n${body}\n`

/** Ids of pages with the code of their examples. */
const examples = (wish?: string) =>
  readPages(root, FACTS, wish).pages.map(({ id, fences }) => [id, fences.map(({ code }) => code)])

describe('readPages', () => {
  it('reads the pages of every family, in the order of their ids', () => {
    write('content/docs/z.mdx', page(sql('SELECT 1')))
    write('content/docs/concept/symbol.mdx', page(sql('SELECT 2')))
    write('content/glossary/wal.mdx', page(sql('SELECT 3')))
    write('content/pages/release-notes.mdx', page('No example.'))
    expect(examples()).toEqual([
      ['concept/symbol', ['SELECT 2']],
      ['glossary/wal', ['SELECT 3']],
      ['pages/release-notes', []],
      ['z', ['SELECT 1']],
    ])
    const { all, problems } = readPages(root, FACTS)
    expect(problems).toEqual([])
    expect(all[0]).toMatchObject({ id: 'concept/symbol', file: 'content/docs/concept/symbol.mdx' })
  })

  it('tells which demo tables a page needs', () => {
    write('content/docs/a.mdx', page('Text.', 'datasets: [trades, quotes]\n'))
    write('content/docs/b.mdx', page('Text.'))
    expect(readPages(root, FACTS).pages.map(({ datasets }) => datasets)).toEqual([['trades', 'quotes'], []])
  })

  it('fills in facts of the release', () => {
    write('content/docs/a.mdx', page(sql("SELECT '@release.version@'")))
    expect(examples()).toEqual([['a', ["SELECT '9.0.1'"]]])
  })

  it('runs a fragment with the pages that include it, and one that no page includes by itself', () => {
    write('content/docs/partials/used.mdx', page(sql('SELECT 1')))
    write('content/docs/partials/unused.mdx', page(sql('SELECT 2')))
    write('content/docs/a.mdx', page('<Include name="partials/used" />'))
    expect(examples()).toEqual([
      ['a', ['SELECT 1']],
      ['partials/unused', ['SELECT 2']],
    ])
    expect(readPages(root, FACTS).all.map(({ id }) => id)).toEqual(['a', 'partials/unused'])
  })

  it('reads the wanted pages, and names all', () => {
    write('content/docs/a.mdx', page(sql('SELECT 1')))
    write('content/docs/b.mdx', page(sql('SELECT 2')))
    expect(examples('b')).toEqual([['b', ['SELECT 2']]])
    expect(readPages(root, FACTS, 'b').all.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(() => examples('c')).toThrow('unknown page "c"')
  })

  describe('with a page whose front matter is broken', () => {
    beforeEach(() => {
      write('content/docs/a.mdx', page(sql('SELECT 1')))
      write('content/docs/broken.mdx', `---\ntitle: Page\n---\n\n${sql('SELECT 2')}`)
    })

    it('reports it and reads the others', () => {
      const { problems } = readPages(root, FACTS)
      expect(problems.map(({ file }) => file)).toEqual(['content/docs/broken.mdx'])
      expect(problems[0]?.problem).toMatch(/description/)
      expect(examples()).toEqual([['a', ['SELECT 1']]])
    })

    it('reports it instead of an unknown page when it is wanted', () => {
      const { pages, problems } = readPages(root, FACTS, 'a,broken')
      expect([pages, problems.map(({ file }) => file)]).toEqual([[], ['content/docs/broken.mdx']])
    })

    it.each(['broken', '/docs/broken/', 'content/docs/broken.mdx', 'broken.mdx, a'])(
      'reports it when it is wanted as %s',
      (wish) => {
        expect(readPages(root, FACTS, wish).problems.map(({ file }) => file)).toEqual([
          'content/docs/broken.mdx',
        ])
      },
    )

    it('reports it when its folder is wanted, and only then', () => {
      write('content/docs/sub/index.mdx', `---\ntitle: Page\n---\n\n${sql('SELECT 3')}`)
      for (const wish of ['sub/', '/docs/sub/'])
        expect(readPages(root, FACTS, wish).problems.map(({ file }) => file)).toEqual([
          'content/docs/sub/index.mdx',
        ])
      expect(readPages(root, FACTS, 'a').problems).toEqual([])
    })

    it('does not mind it when only others are wanted', () => {
      expect(readPages(root, FACTS, 'a').problems).toEqual([])
      expect(examples('a')).toEqual([['a', ['SELECT 1']]])
    })
  })

  it('does not hide that a file cannot be read', () => {
    fs.mkdirSync(path.join(root, 'content/docs'), { recursive: true })
    fs.symlinkSync('none', path.join(root, 'content/docs/broken-link.mdx'))
    expect(() => readPages(root, FACTS)).toThrow(/ENOENT/)
  })
})
