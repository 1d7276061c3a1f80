import { expect, it } from 'vitest'
import { customerNames } from './customer-names'
import { leadIn } from './lead-in'
import type { SiteFacts } from './site-facts'
import { expanded } from './test-component'

const leadIns = {
  default: { text: 'A fast database.', linkLabel: 'Read why', linkHref: '/docs/why/' },
  finance: { text: 'For trading.', linkLabel: 'See how', linkHref: '/finance/' },
} as SiteFacts['leadIns']

it('LeadIn is the sentence of this name, followed by its link', () => {
  expect(expanded(leadIn, { of: 'finance' }, { site: { leadIns } })).toMatchObject({
    html: '<p class="lead">For trading. <a href="/finance/">See how</a></p>',
    problems: [],
  })
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

it('CustomerNames is a list of names with their sectors below a line that links to the stories', () => {
  const stories = [
    { name: 'Yahoo', sector: 'Internet services' },
    { name: 'Aquis', sector: 'Stock exchange' },
  ]
  const site = { customers: { names: ['Aquis', 'Yahoo'], stories } as SiteFacts['customers'] }
  expect(expanded(customerNames, {}, { site }).html).toBe(
    '<p class="users-source">Companies with published QuestDB <a href="/customers/">case studies</a></p>' +
      '<ul class="users" role="list"><li><p>Aquis</p><p class="sector">Stock exchange</p></li>' +
      '<li><p>Yahoo</p><p class="sector">Internet services</p></li></ul>',
  )
})
