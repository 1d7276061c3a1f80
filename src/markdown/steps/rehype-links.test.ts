import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { rehypeLinks } from './rehype-links'
import { contextOf, htmlOf, runSteps } from './test-steps'

const compile = (body: string) => runSteps(body, { rehype: [rehypeLinks] })

describe('a link to another site', () => {
  it.each(['https://example.com/', 'http://example.com/', 'HTTPS://example.com/'])(
    '%s is marked',
    async (href) => {
      const { html, context } = await compile(`[x](${href})`)
      expect(html).toBe(`<p><a href="${href}" rel="noopener" data-external="">x</a></p>`)
      expect(context.links).toEqual([])
    },
  )

  it('keeps its title', async () => {
    const { html } = await compile('[x](https://example.com/ "The title")')
    expect(html).toContain('title="The title"')
  })
})

describe('an address', () => {
  it.each(['mailto:a@example.com', 'tel:+1', 'MAILTO:a@example.com'])('%s is not marked', async (href) => {
    const { html, context, problems } = await compile(`[x](${href})`)
    expect(html).toBe(`<p><a href="${href}">x</a></p>`)
    expect(context.links).toEqual([])
    expect(problems).toEqual([])
  })
})

describe('a link on this site', () => {
  it('is collected with its line, to be checked', async () => {
    const { html, context } = await compile(
      'Text [a](/docs/).\n\nMore [b](#part) and\n[c](/blog/?x=y:z#part).',
    )
    expect(context.links).toEqual([
      { href: '/docs/', line: 1 },
      { href: '#part', line: 3 },
      { href: '/blog/?x=y:z#part', line: 4 },
    ])
    expect(html).toContain('<a href="/docs/">a</a>')
  })

  it.each(['../symbol/', 'symbol', './x', 'docs/http://', '?x=1', '%20mailto:a'])(
    '%s has to start at the root',
    async (href) => {
      const { problems, context } = await compile(`Text.\n\n[x](${href})`)
      expect(problems).toEqual([
        `content/docs/test.mdx:3: the link "${href}" is relative. write the route from the root with a trailing slash: /docs/concept/symbol/.`,
      ])
      expect(context.links).toEqual([])
    },
  )

  it('needs a target', async () => {
    const { problems, context } = await compile('Text.\n\n[this]()')
    expect(problems).toEqual([
      'content/docs/test.mdx:3: the link has no target. write the target in the parentheses: [Symbol](/docs/concept/symbol/).',
    ])
    expect(context.links).toEqual([])
  })

  it('is not collected if a step made it: footnotes and anchors are known to exist', async () => {
    const { context } = await compile('A[^1].\n\n[^1]: Note.')
    expect(context.links).toEqual([])
    rehypeLinks(context)()(h(null, h('a', { href: '#x', dataAnchor: '' }, '#')))
    expect(context.links).toEqual([])
  })

  it('has no line if a component made it', () => {
    const context = contextOf()
    rehypeLinks(context)()(h(null, h('a', { href: '/docs/' })))
    expect(context.links).toEqual([{ href: '/docs/', line: undefined }])
  })
})

describe('a link with a scheme', () => {
  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['JavaScript:alert(1)', 'JavaScript'],
    ['ftp://example.com/', 'ftp'],
    ['web+app.x-y:z', 'web+app.x-y'],
    ['s3://bucket', 's3'],
    ['x-mailto:a', 'x-mailto'],
    ['xhttps://example.com/', 'xhttps'],
  ])('%s is rejected', async (href, scheme) => {
    const { problems, html } = await compile(`Text.\n\n[x](${href})`)
    expect(problems).toEqual([
      `content/docs/test.mdx:3: the link "${href}" has the scheme ${scheme}:, which is not allowed. use a complete https:// address, mailto: or tel:.`,
    ])
    expect(html).not.toContain('data-external')
  })

  it.each([
    ['//example.com/', 'no scheme'],
    ['/\\example.com/', 'no scheme'],
    ['\\\\example.com/', 'no scheme'],
    ['java\tscript:alert(1)', 'the scheme javascript:, which is not allowed'],
    ['\0 javascript:alert(1)', 'the scheme javascript:, which is not allowed'],
  ])('may not hide it from a check as browsers would not: %j', (href, what) => {
    const context = contextOf()
    rehypeLinks(context)()(h(null, h('a', { href })))
    expect(context.problems.map(({ problem }) => problem)).toEqual([`the link "${href}" has ${what}`])
    expect(context.links).toEqual([])
  })
})

it('elements that are no links stay as they are', () => {
  const context = contextOf()
  const tree = h(null, h('link', { href: 'x' }), h('a', { id: 'y' }), h('a', { href: '/docs//x' }))
  rehypeLinks(context)()(tree)
  expect(context.problems).toEqual([])
  expect(context.links.map(({ href }) => href)).toEqual(['/docs//x'])
  expect(htmlOf(tree)).toBe('<link href="x"><a id="y"></a><a href="/docs//x"></a>')
})
