import { expect, it } from 'vitest'
import { leadIn } from './lead-in'
import type { SiteFacts } from './site-facts'
import { expanded } from './test-component'

const leadIns = {
  default: { text: 'A fast database.', linkLabel: 'Read why', linkHref: '/docs/why/' },
  finance: {
    text: 'For trading.',
    linkLabel: 'See how',
    linkHref: '/finance/',
    secondLinkLabel: 'What is it?',
    secondLinkHref: '/glossary/it/',
  },
} as SiteFacts['leadIns']

it('LeadIn is the sentence of this name, followed by its links', () => {
  const html = (of: string) => expanded(leadIn, { of }, { site: { leadIns } })
  expect(html('default')).toMatchObject({
    html: '<p class="lead">A fast database. <a href="/docs/why/">Read why</a></p>',
    problems: [],
  })
  expect(html('finance').html).toBe(
    '<p class="lead">For trading. <a href="/finance/">See how</a> · <a href="/glossary/it/">What is it?</a></p>',
  )
})

it('LeadIn with an unknown name is an error that lists all names', () => {
  expect(expanded(leadIn, { of: 'sports' }, { site: { leadIns } })).toMatchObject({
    nodes: [],
    problems: [
      'content/docs/test.mdx:7: content/site/site.yml has no lead-in "sports". write <LeadIn of="…" /> with one of: default, finance.',
    ],
  })
  expect(expanded(leadIn, {}, { site: { leadIns } }).problems).toEqual([
    expect.stringContaining('has no lead-in "".'),
  ])
})
