import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAllContent } from '../../src/content/content-file'
import { KINDS } from './kinds'
import { listPage } from './list-page'
import { newPage, type NewPage } from './new-page'

const SIDEBAR = `# Order
- page: /docs/
- section: Concepts
  items:
    - page: /docs/concept/symbol/
      label: Symbol
    # about the next one
    - page: /docs/concept/wal/
      again: true
- section: SQL
  items:
    - page: /docs/reference/sql/select/
    - section: Rules
      items:
        - page: /docs/reference/sql/rules/
- section: Operations
  items:
    - section: Rules
      items:
        - page: /docs/operations/rules/
`

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'))
  write('content/docs/sidebar.yml', SIDEBAR)
  write('content/docs/concept/symbol.mdx', '---\ntitle: Symbol\n---\n')
  write('content/site/redirects.yml', '- from: /docs/concept/old/\n  to: /docs/concept/symbol/\n')
})
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const CONCEPT: NewPage = {
  route: 'concept/late-rows',
  kind: 'concept',
  title: 'Late rows',
  today: '2025-07-11',
}

describe('newPage', () => {
  it('writes the page, lists it, and says how to go on', () => {
    const said = newPage(root, CONCEPT).join('\n')
    expect(read('content/docs/concept/late-rows.mdx')).toMatch(/^---\ntitle: Late rows\n.*## How it works/s)
    expect(said).toContain('content/docs/sidebar.yml:7 (the sidebar > Concepts)')
    expect(said).toContain('http://localhost:8000/docs/concept/late-rows/')
    expect(said).toContain('make record PAGE=concept/late-rows')
    expect(said).toContain('make verify PAGE=concept/late-rows')
  })

  it.each(Object.keys(KINDS))('gives a page of the kind %s front matter that its family accepts', (kind) => {
    fs.rmSync(path.join(root, 'content/docs/concept/symbol.mdx'))
    newPage(root, { ...CONCEPT, kind, route: 'late-rows', title: 'Late: rows' })
    const { files, errors } = readAllContent(root)
    expect(errors).toEqual([])
    expect(files.map(({ route }) => route)).toEqual([
      `/${KINDS[kind as keyof typeof KINDS].family}/late-rows/`,
    ])
  })

  it.each<[Partial<NewPage>, RegExp]>([
    [{ kind: 'page' }, /KIND=page is not a kind of page: write one of concept, sql, function/],
    [{ kind: 'toString' }, /is not a kind of page/],
    [{ route: undefined }, /as in ROUTE=concept\/foo/],
    [{ route: '/docs/concept/Late_Rows/' }, /as in ROUTE=concept\/late-rows$/],
    [{ route: 'docs/concept/late-rows' }, /as in ROUTE=concept\/late-rows$/],
    [{ route: '../late-rows.mdx' }, /as in ROUTE=late-rows$/],
    [{ route: 'glossary/late-rows', kind: 'glossary' }, /as in ROUTE=late-rows$/],
    [{ route: 'concept/index' }, /write ROUTE=concept$/],
    [{ route: 'partials/late-rows' }, /fragments that pages include/],
    [{ route: 'concept/symbol' }, /already exists \(content\/docs\/concept\/symbol\.mdx\)/],
    [{ route: 'concept/old' }, /redirected to \/docs\/concept\/symbol\//],
    [{ title: '' }, /TITLE= is not a title: write 2 to 60 characters/],
    [
      { section: 'Concept' },
      /not a section of the sidebar: write one of\n {2}Concepts\n {2}SQL\n {2}SQL > Rules/,
    ],
    [{ section: 'Rules' }, /several sections: write one of\n {2}SQL > Rules\n {2}Operations > Rules$/],
    [{ kind: 'glossary', section: 'Rules' }, /omit SECTION/],
  ])('rejects %o without writing anything', (change, message) => {
    expect(() => newPage(root, { ...CONCEPT, ...change })).toThrow(message)
    expect(fs.existsSync(path.join(root, 'content/docs/concept/late-rows.mdx'))).toBe(false)
    expect(read('content/docs/sidebar.yml')).toBe(SIDEBAR)
  })
})

describe('listPage', () => {
  const added = (route: string, section?: string) => {
    const { text, line } = listPage(SIDEBAR, route, section)
    const lines = text.split('\n')
    expect(lines.toSpliced(line - 1, 1).join('\n')).toBe(SIDEBAR)
    return lines.slice(line - 2, line).map((one) => one.trimEnd())
  }

  it('puts a page at the end of the section', () => {
    expect(added('/docs/x/', 'Concepts')).toEqual(['      again: true', '    - page: /docs/x/'])
    expect(added('/docs/x/', 'SQL > Rules')).toEqual([
      '        - page: /docs/reference/sql/rules/',
      '        - page: /docs/x/',
    ])
    expect(added('/docs/x/', 'SQL')[1]).toBe('    - page: /docs/x/')
  })

  it('puts a page after the last one in its folder, else at the end', () => {
    expect(added('/docs/concept/x/')).toEqual(['      label: Symbol', '    - page: /docs/concept/x/'])
    expect(added('/docs/guides/x/')[1]).toBe('- page: /docs/guides/x/')
  })
})
