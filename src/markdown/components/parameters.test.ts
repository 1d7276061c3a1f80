import type { Content } from 'mdast'
import { describe, expect, it } from 'vitest'
import { compileText, siteFacts } from '../../../tests/support/compile-text'
import type { Parameter, ParameterGroup } from '../../content/parameters/parameters'
import { parameterFilter, parameters } from './parameters'
import { rendered, expanded, markdownOf } from './test-component'

const parameter = (given: Partial<Parameter>): Parameter => ({
  key: 'http.bind.to',
  env: 'QDB_HTTP_BIND_TO',
  meaning: 'Address of the [HTTP server](/docs/reference/api/rest/).',
  change: null,
  default: '0.0.0.0:9000',
  depends: null,
  unit: null,
  values: null,
  reloadable: false,
  sensitive: false,
  enterprise: false,
  ...given,
})

const compile = (...groups: ParameterGroup[]) =>
  compileText('Opening.\n\n<Parameters />\n\n## See also\n\nThe end.', {
    site: { ...siteFacts(), parameters: groups },
  })

const one = async (given: Partial<Parameter>) =>
  (await compile({ title: 'HTTP server', intro: 'For `http`.', parameters: [parameter(given)] })).plainText

describe('Parameters', () => {
  it('lists each group below a heading, and each property under its key', async () => {
    const { headings, anchors, html, links } = await compile(
      { title: 'HTTP server', intro: 'For `http`.', parameters: [parameter({ change: 'Set it first.' })] },
      {
        title: 'Cairo',
        intro: 'Storage.',
        parameters: [parameter({ key: 'cairo.root', env: 'QDB_CAIRO_ROOT' })],
      },
    )
    expect(headings).toEqual([
      { depth: 2, id: 'http-server', text: 'HTTP server' },
      { depth: 2, id: 'cairo', text: 'Cairo' },
      { depth: 2, id: 'see-also', text: 'See also' },
    ])
    expect(anchors).toEqual(expect.arrayContaining(['http.bind.to', 'cairo.root']))
    expect(html).toContain('<div id="http.bind.to">')
    expect(html).toMatch(/<dt><a href="#http\.bind\.to" data-anchor[^>]*>http\.bind\.to<\/a><\/dt>/)
    expect(html).toMatch(/<\/a>\. Set it first\.<\/dd>/)
    // only what the author wrote
    expect(links.map(({ href }) => href)).toContain('/docs/reference/api/rest/')
    expect(links.map(({ href }) => href)).not.toContain('#http.bind.to')
  })

  it('leaves the name of the checkbox to its label, which task lists do not have', async () => {
    const { html } = await compileText('- [ ] open\n\n<Parameters />', {
      site: { ...siteFacts(), parameters: [] },
    })
    expect(html).toMatch(/<input type="checkbox" disabled[^>]* aria-label="Not done">/)
    expect(html).toMatch(/<input type="checkbox" name="reloadable">Reloadable only/)
  })

  it('shows the default with its unit, accepted values, environment variable and marks', async () => {
    expect(
      await one({
        default: '2097152',
        unit: 'bytes',
        values: 'at least `1024`',
        reloadable: true,
        sensitive: true,
      }),
    ).toContain(
      'http.bind.to Reloadable Sensitive\nAddress of the HTTP server.\nDefault: 2097152 bytes (2 MiB) · Values: at least 1024 · QDB_HTTP_BIND_TO',
    )
    expect(await one({ enterprise: true, default: 'none' })).toContain(
      'http.bind.to Enterprise\nAddress of the HTTP server.\nDefault: none · QDB_HTTP_BIND_TO',
    )
  })

  it('shows what a default depends on instead of the value of one machine', async () => {
    expect(await one({ default: null, depends: 'the number of `CPUs`', unit: 'threads' })).toContain(
      'Default: the number of CPUs · Unit: threads · QDB_HTTP_BIND_TO',
    )
    expect(await one({ default: '0', depends: '`http.workers`, if that is set' })).toContain(
      'Default: 0, or http.workers, if that is set · QDB_HTTP_BIND_TO',
    )
  })

  it('makes each property a section for search', async () => {
    const { texts } = await compile({ title: 'HTTP server', intro: 'Intro.', parameters: [parameter({})] })
    expect(texts.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      [null, null],
      ['http-server', 'HTTP server'],
      ['http.bind.to', 'http.bind.to'],
      ['see-also', 'See also'],
    ])
    expect(texts[1]?.text).toBe('Intro.')
    expect(texts[2]?.text).toContain('QDB_HTTP_BIND_TO')
  })

  it('is an ordinary list in the Markdown copy, without the filter', async () => {
    const { markdown, html, plainText } = await compile({
      title: 'HTTP server',
      intro: 'Intro.',
      parameters: [parameter({ reloadable: true })],
    })
    expect(markdown).toContain(
      '## HTTP server\n\n**1 property**\n\nIntro.\n\n- `http.bind.to` *Reloadable*\n\n  Address of the [HTTP server](https://questdb.com/docs/reference/api/rest/).\n\n  Default: `0.0.0.0:9000` · `QDB_HTTP_BIND_TO`\n',
    )
    expect(html).toContain('Filter 1 properties')
    expect(markdown + plainText).not.toContain('Filter')
  })
})

describe('the entry of a property', () => {
  const shown = (given: Partial<Parameter>) =>
    expanded(
      parameters,
      {},
      { site: { parameters: [{ title: 'T', intro: 'I.', parameters: [parameter(given)] }] } },
    ).html
  const facts = (given: Partial<Parameter>) => /.*<dd>(.*?)<\/dd>/.exec(shown(given))?.[1]

  it('is found by its key, and links to itself', () => {
    expect(shown({ meaning: 'A.' })).toContain(
      '<dl class="parameters"><div id="http.bind.to"><dt><a href="#http.bind.to" data-anchor="">http.bind.to</a></dt><dd>A.</dd>' +
        '<dd>Default: <code>0.0.0.0:9000</code> · <code>QDB_HTTP_BIND_TO</code></dd></div></dl>',
    )
  })

  it('has marks, of which the filter uses one', () => {
    const marked = shown({ enterprise: true, reloadable: true, sensitive: true })
    expect(marked).toContain('</a> <em>Enterprise</em> <em>Reloadable</em> <em>Sensitive</em></dt>')
    expect(marked).toContain('<div id="http.bind.to" data-reloadable="">')
    expect(shown({ enterprise: true, sensitive: true })).toMatch(
      /<div id="http\.bind\.to"><dt>.*<em>Enterprise<\/em> <em>Sensitive/,
    )
  })

  it('joins lines of the file, and says when to change the property', () => {
    expect(shown({ meaning: 'The *first*\n  line.', change: 'When\n\nneeded.' })).toContain(
      '<dd>The <em>first</em> line. When needed.</dd>',
    )
  })

  it.each([
    [{ default: '4', unit: 'threads' }, 'Default: <code>4</code> threads · '],
    [{ default: '4', unit: null }, 'Default: <code>4</code> · '],
    [{ default: '1048576', unit: 'bytes' }, 'Default: <code>1048576</code> bytes (1 MiB) · '],
    [
      { default: '4', depends: 'as many as `CPUs`' },
      'Default: <code>4</code>, or as many as <code>CPUs</code> · ',
    ],
    [{ default: null }, 'Default: none · '],
    [{ default: '' }, 'Default: none · '],
    [{ default: 'none', unit: 'bytes' }, 'Default: none · Unit: bytes · '],
    [{ default: '', depends: '*all*' }, 'Default: <em>all</em> · '],
    [
      { values: '`a` or `b`' },
      'Default: <code>0.0.0.0:9000</code> · Values: <code>a</code> or <code>b</code> · ',
    ],
  ])('with %j reads %s', (given, text) => {
    expect(facts(given)).toBe(`${text}<code>QDB_HTTP_BIND_TO</code>`)
  })
})

describe('a group of properties', () => {
  const group = (title: string, keys: string[]): ParameterGroup => ({
    title,
    intro: `About ${title}.\n\nMore.`,
    parameters: keys.map((key) => parameter({ key })),
  })

  it('is collapsed below its heading, with the number of its properties and the first keys', () => {
    const site = { parameters: [group('A', ['a']), group('B', ['b', 'c', 'd'])] }
    const { html } = expanded(parameters, {}, { site })
    expect(html).toMatch(
      /^<ParameterFilter count="4"><\/ParameterFilter><h2>A<\/h2><Details summary="1 property" note="a"><p>About A\.<\/p><p>More\.<\/p><dl /,
    )
    expect(html).toContain('<h2>B</h2><Details summary="3 properties" note="b, c, d"><p>About B.</p>')
    const nine = group('C', 'abcdefghi'.split(''))
    expect(expanded(parameters, {}, { site: { parameters: [nine] } }).html).toContain(
      'note="a, b, c, d, e, f, g, h, …"',
    )
  })

  it('is a bulleted list in the Markdown copy', () => {
    const { nodes } = expanded(parameters, {}, { site: { parameters: [group('A', ['a', 'b'])] } })
    const details = nodes[2] as { children: Content[] } | undefined
    expect(markdownOf(details?.children.slice(2) ?? [])).toMatch(
      /^- `a`\n\n {2}Address of the .*\n\n {2}Default: `0\.0\.0\.0:9000` · `QDB_HTTP_BIND_TO`\n- `b`\n\n/,
    )
  })
})

it('the filter has a labeled search field, a checkbox, and a status', () => {
  expect(rendered(parameterFilter, { count: '371' }).html).toBe(
    '<div class="parameter-filter" role="search" data-parameter-filter="371">' +
      '<label>Filter 371 properties<input type="search" name="filter" placeholder="Key, environment variable, or words" autocomplete="off" autocapitalize="none" spellcheck="false"></label>' +
      '<label><input type="checkbox" name="reloadable">Reloadable only</label><p role="status"></p></div>',
  )
  expect(rendered(parameterFilter).html).toContain('data-parameter-filter=""')
})
