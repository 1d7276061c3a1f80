import { describe, expect, it } from 'vitest'
import { parsePage, type MdxText } from './parse-page'

const FACTS = {
  release: { version: '9.0.0', tag: '9.0.0', date: '2025-07-11' },
  benchmarks: new Map(),
  site: { exampleCount: 1234 },
}
const FRAGMENT: MdxText = {
  file: 'content/docs/partials/f.mdx',
  bodyLine: 5,
  body: '\n```bash\ncurl localhost:@port@\n```\n',
}
const parse = (body: string, fragments: Record<string, MdxText> = { 'partials/f': FRAGMENT }) =>
  parsePage(
    { file: 'content/docs/p.mdx', body, bodyLine: 4 },
    { fragments: new Map(Object.entries(fragments)), facts: FACTS },
  )

describe('parsePage', () => {
  it('finds fences in tabs, lists and admonitions, with their lines in the file', () => {
    const body = [
      '<Tabs group="os">',
      '<Tab label="Linux">',
      '',
      '```questdb-sql',
      'SELECT 1;',
      '```',
      '',
      '</Tab>',
      '</Tabs>',
      '',
      ':::note[Ports like localhost:9000]',
      '',
      '- item',
      '',
      '  ```questdb-sql title="In a list"',
      '  SELECT 2;',
      '  ```',
      '',
      ':::',
    ].join('\n')
    const { fences, problems } = parse(body)
    expect(problems).toEqual([])
    expect(fences.map(({ code, place, index }) => [code, place.line, index])).toEqual([
      ['SELECT 1;', 7, 0],
      ['SELECT 2;', 18, 1],
    ])
  })

  it('puts fragments in their place, with parameters filled in', () => {
    const body = '```bash\nls\n```\n\n<Include name="partials/f" port="9000" />\n\n```shell\nls -l\n```\n'
    const { fences } = parse(body)
    expect(fences.map(({ language, code, index }) => [language, code, index])).toEqual([
      ['bash', 'ls', 0],
      ['bash', 'curl localhost:9000', 1],
      ['bash', 'ls -l', 2],
    ])
    expect(fences[1]).toMatchObject({
      place: { file: FRAGMENT.file, line: 6 },
      includedAt: { file: 'content/docs/p.mdx', line: 8 },
    })
  })

  it('fills in the facts that the page shows, in the code and the title', () => {
    const { fences, problems } = parse(
      '```bash title="In @release.tag@"\n@release.date@, @examples.count@\n```',
    )
    expect(problems).toEqual([])
    expect(fences).toMatchObject([{ code: 'July 11, 2025, 1,234', meta: { title: 'In 9.0.0' } }])
  })

  it('reports an unknown fact with its line, also in a fragment', () => {
    const fragment = { ...FRAGMENT, body: '\n```bash\n@benchmark.a.date@\n```\n' }
    const { problems } = parse('```bash\necho @release.age@\n```\n\n<Include name="f" />', { f: fragment })
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('content/docs/p.mdx:5: unknown release fact @release.age@'),
      expect.stringContaining('content/docs/partials/f.mdx:7: unknown benchmark fact @benchmark.a.date@'),
    ])
  })

  it.each([
    ['an unknown flag', '```questdb-sql skip\nSELECT 1\n```', /unknown flag "skip"/],
    ['an empty reason', '```questdb-sql volatile=""\nSELECT now()\n```', /volatile is empty/],
    ['a missing fragment', '<Include name="partials/none" />', /unknown fragment "partials\/none"/],
    ['a missing parameter', '<Include name="partials/f" />', /requires the parameter "port"/],
    ['markdown that does not parse', 'a {b', /the page could not be parsed/],
  ])('reports %s', (_, body, problem) => {
    const { problems } = parse(body)
    expect(problems.map((each) => each.problem).join()).toMatch(problem)
    expect(problems[0]?.line).toBe(4)
  })

  it('takes a language for a name, even one that every object has', () => {
    expect(parse('```constructor\nx\n```').fences.map(({ language }) => language)).toEqual(['constructor'])
  })

  it('stops at fragments that include each other', () => {
    const loop = { file: 'f.mdx', bodyLine: 1, body: '<Include name="loop" />' }
    expect(parse('<Include name="loop" />', { loop }).problems[0]?.problem).toMatch(/nested more than 5 deep/)
  })
})
