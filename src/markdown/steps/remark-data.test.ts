import { describe, expect, it } from 'vitest'
import { rehypeLinks } from './rehype-links'
import { remarkData } from './remark-data'
import { runSteps } from './test-steps'

const site = {
  leadIns: {
    default: { text: 'Fast.', linkLabel: 'More', linkHref: '/docs/' },
    finance: { text: 'Exact.', linkLabel: 'Why', linkHref: 'relative' },
  },
  customers: { names: ['One', 'Two'], stories: [] },
} as never

const compile = (body: string) => runSteps(body, { remark: [remarkData], rehype: [rehypeLinks], site })

describe('a component with data', () => {
  it('becomes part of the page, between the blocks around it', async () => {
    const { html, problems } = await compile(
      'Before.\n\n<LeadIn of="default" />\n\n<CustomerNames />\n\n<LeadIn of="default" />\n\nAfter.',
    )
    expect(html.replaceAll('\n', '')).toMatch(
      /^<p>Before\.<\/p><p class="lead">Fast\. <a href="\/docs\/">More<\/a><\/p><p class="users-source">.*<ul class="users".*One.*Two.*<\/ul><p class="lead">.*<\/p><p>After\.<\/p>$/,
    )
    expect(problems).toEqual([])
  })

  it('is also found in other components', async () => {
    expect((await compile('<Band>\n\n<LeadIn of="default" />\n\n</Band>')).html).toContain(
      '<p class="lead">Fast.',
    )
  })

  it('has the line of its tag in messages about its content', async () => {
    const { problems } = await compile('Before.\n\n<LeadIn of="finance" />')
    expect(problems).toEqual([expect.stringContaining('test.mdx:3: the link "relative" is relative')])
  })

  it('vanishes if it has a problem, and the next one is still read', async () => {
    const { html, problems } = await compile(
      '<LeadIn of="x" />\n\n<LeadIn of="y" />\n\n<LeadIn of="default" />',
    )
    expect(problems).toEqual([
      expect.stringContaining('test.mdx:1: content/site/site.yml has no lead-in "x"'),
      expect.stringContaining('test.mdx:3: content/site/site.yml has no lead-in "y"'),
    ])
    expect(html).toBe('<p class="lead">Fast. <a href="/docs/">More</a></p>')
  })

  it('rejects attributes that it does not know', async () => {
    const { problems } = await compile(
      'Text.\n\n<LeadIn of="default" x="1" y="2" />\n\n<CustomerNames z="" />',
    )
    expect(problems).toEqual([
      "content/docs/test.mdx:3: <LeadIn> doesn't accept the attribute x. use only: of.",
      "content/docs/test.mdx:3: <LeadIn> doesn't accept the attribute y. use only: of.",
      "content/docs/test.mdx:5: <CustomerNames> doesn't accept the attribute z. remove it: this tag accepts no attributes.",
    ])
  })

  it('is not every component', async () => {
    const { html, problems } = await compile('<Band>\n\nText.\n\n</Band>\n\n<toString />')
    expect(html).toContain('<Band>')
    expect(problems).toEqual([])
  })
})
