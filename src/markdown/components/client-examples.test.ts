import type { Code } from 'mdast'
import { describe, expect, it } from 'vitest'
import { languageWith, programEntry } from './test-clients'
import { clientExample } from './client-example'
import { clientExamples } from './client-examples'
import { expanded } from './test-component'

const ADDRESS = { host: 'localhost', port: 9009 }
const AUTH = { kid: 'admin', d: 'secret', x: 'left', y: 'right' }
const SITE = {
  clientExamples: [
    languageWith('python', [programEntry('python', 'plain'), programEntry('python', 'pool')]),
    languageWith('go', [
      programEntry('go', 'plain'),
      programEntry('go', 'auth', {
        header: 'The header of Go.',
        address: ADDRESS,
        auth: AUTH,
        code: 'localhost:9009 admin secret left right, not 19009 or admin-2\n',
      }),
    ]),
    languageWith('rust', []),
  ],
}

const NOBODY = { clientExamples: [] }

describe('ClientExample', () => {
  const shown = (attributes: Record<string, string>, site = SITE) =>
    expanded(clientExample, attributes, { site })
  const codeOf = (attributes: Record<string, string>) => {
    const { nodes, problems } = shown({ name: 'auth', lang: 'go', ...attributes })
    return { code: (nodes[0] as Code).value, problems }
  }

  it('is the program of this name in this language, under its title, without the header', () => {
    const { nodes, html, problems } = shown({ name: 'auth', lang: 'go' })
    expect(problems).toEqual([])
    expect(nodes[0]).toMatchObject({ type: 'code', lang: 'go', meta: 'title="Insert rows (auth)"' })
    expect(html).not.toContain('The header of Go')
    expect(html).toContain('Tested with questdb 4.1.0')
  })

  it('can have another title', () => {
    expect(shown({ name: 'plain', lang: 'go', title: 'Connect' }).nodes[0]).toMatchObject({
      meta: 'title="Connect"',
    })
  })

  it.each([
    ['host', 'db', 'db:9009 admin secret left right, not 19009 or admin-2'],
    ['port', '9010', 'localhost:9010 admin secret left right, not 19009 or admin-2'],
    ['kid', 'me', 'localhost:9009 me secret left right, not 19009 or admin-2'],
    ['d', 'key', 'localhost:9009 admin key left right, not 19009 or admin-2'],
    ['x', 'one', 'localhost:9009 admin secret one right, not 19009 or admin-2'],
    ['y', 'two', 'localhost:9009 admin secret left two, not 19009 or admin-2'],
  ])('shows another %s instead of that of the manifest', (key, value, code) => {
    expect(codeOf({ [key]: value })).toEqual({ code, problems: [] })
  })

  it('shows several other values, none of which is replaced again', () => {
    expect(codeOf({ kid: 'secret', d: 'admin', host: '' }).code).toBe(
      ':9009 secret admin left right, not 19009 or admin-2',
    )
  })

  it.each(['host', 'port', 'kid', 'd', 'x', 'y'])('reports a %s that the program does not have', (key) => {
    const { problems, nodes } = shown({ name: 'plain', lang: 'go', [key]: 'other' })
    expect(problems).toEqual([
      `content/docs/test.mdx:7: the program plain.go has no ${key} to replace. remove the attribute, or add ${key} to "plain" in examples.yml and to the code.`,
    ])
    expect(nodes[0]).toMatchObject({ value: 'code of go plain' })
  })

  it('reports a value that the manifest names but the code does not contain', () => {
    const site = { clientExamples: [languageWith('go', [programEntry('go', 'plain', { address: ADDRESS })])] }
    expect(shown({ name: 'plain', lang: 'go', port: '9010' }, site).problems).toEqual([
      expect.stringContaining('the program plain.go has no port to replace'),
    ])
  })

  it('reports an unknown language with those that there are', () => {
    const { nodes, problems } = shown({ name: 'plain', lang: 'golang' })
    expect(nodes).toEqual([])
    expect(problems).toEqual([
      'content/docs/test.mdx:7: <ClientExample> has no language "golang". write <ClientExample name="…" lang="…" /> with one of: python, go, rust.',
    ])
    expect(shown({ name: 'plain' }).problems[0]).toContain('has no language "".')
    expect(shown({ lang: 'go', name: 'plain' }, NOBODY).problems[0]).toMatch(
      /with one of: none yet \(of python, go, .*\)\.$/,
    )
  })

  it('reports an unknown program with those of the language', () => {
    const { nodes, problems } = shown({ name: 'plane', lang: 'go' })
    expect(nodes).toEqual([])
    expect(problems).toEqual([
      'content/docs/test.mdx:7: content/examples/go has no example "plane". use one of: plain, auth.',
    ])
    expect(shown({ lang: 'rust' }).problems).toEqual([
      'content/docs/test.mdx:7: content/examples/rust has no example "". use one of: none yet.',
    ])
  })
})

describe('ClientExamples', () => {
  const shown = (attributes: Record<string, string>, site: typeof SITE | typeof NOBODY = SITE) =>
    expanded(clientExamples, attributes, { site })
  const labels = (html: string) => [...html.matchAll(/<Tab label="(.*?)">/g)].map(([, label]) => label)

  it('has a tab for each language with the program, in a group that all pages share', () => {
    const { html, problems } = shown({ name: 'plain' })
    expect(problems).toEqual([])
    expect(html).toMatch(
      /^<Tabs group="language"><Tab label="Python"><pre>.*<\/Tab><Tab label="Go"><pre>.*<\/Tab><\/Tabs>$/,
    )
    expect(html).toMatch(/<Tab label="Python">.*code of python plain.*<Tab label="Go">.*code of go plain/)
  })

  it('has only the languages that the author names, in the order of the site', () => {
    const python = programEntry('python', 'auth', { header: 'The header of Python.' })
    const site = {
      clientExamples: [...SITE.clientExamples, languageWith('rust', [programEntry('rust', 'plain')])],
    }
    expect(labels(shown({ name: 'plain', langs: ' rust , go' }, site).html)).toEqual(['Go', 'Rust'])
    const both = { clientExamples: [languageWith('python', [python]), ...SITE.clientExamples.slice(1)] }
    const { html } = shown({ name: 'auth' }, both)
    expect(html).toMatch(
      /<Tab label="Python"><p>The header of Python\..*<Tab label="Go"><p>The header of Go\./,
    )
  })

  it('has no tabs if there is a single language', () => {
    const { html, problems } = shown({ name: 'auth' })
    expect(problems).toEqual([])
    expect(html).toMatch(/^<p>The header of Go\.<\/p><pre>/)
    expect(shown({ name: 'plain', langs: 'go' }).html).toMatch(/^<pre>/)
  })

  it('reports each unknown language, and shows the others', () => {
    const { html, problems } = shown({ name: 'plain', langs: 'perl,go,awk' })
    expect(problems).toEqual([
      'content/docs/test.mdx:7: <ClientExamples> has no language "perl". use some of: python, go, rust.',
      'content/docs/test.mdx:7: <ClientExamples> has no language "awk". use some of: python, go, rust.',
    ])
    expect(html).toContain('code of go plain')
  })

  it('reports a named language without the program, with the programs that it has', () => {
    expect(shown({ name: 'pool', langs: 'python,go,rust' }).problems).toEqual([
      'content/docs/test.mdx:7: content/examples/go has no example "pool". remove go from langs, or use one of: plain, auth.',
      'content/docs/test.mdx:7: content/examples/rust has no example "pool". remove rust from langs, or use one of: none yet.',
    ])
  })

  it('reports a program that no language has, once, with all that there are', () => {
    expect(shown({ name: 'plane' })).toMatchObject({
      nodes: [],
      problems: [
        'content/docs/test.mdx:7: no language has an example "plane". use one of: plain, pool, auth.',
      ],
    })
    expect(shown({}, NOBODY).problems).toEqual([
      'content/docs/test.mdx:7: no language has an example "". use one of: none yet.',
    ])
    expect(shown({ name: 'pool', langs: 'go' })).toMatchObject({
      nodes: [],
      problems: [expect.stringContaining('content/examples/go has no example "pool"')],
    })
  })
})
