import { describe, expect, it } from 'vitest'
import { compileText, siteFacts } from '../../../tests/support/compile-text'
import type { Parameter, ParameterGroup } from '../../content/parameters/parameters'

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
      '## HTTP server\n\nIntro.\n\n- `http.bind.to` *Reloadable*\n\n  Address of the [HTTP server](https://questdb.com/docs/reference/api/rest/).\n\n  Default: `0.0.0.0:9000` · `QDB_HTTP_BIND_TO`\n',
    )
    expect(html).toContain('Filter 1 properties')
    expect(markdown + plainText).not.toContain('Filter')
  })
})
