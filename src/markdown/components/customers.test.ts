import { expect, it } from 'vitest'
import { customerNames, customerQuotes, customers, featuredCustomer } from './customers'
import type { SiteFacts } from './site-facts'
import { expanded } from './test-component'

type Story = SiteFacts['customers']['stories'][number]

const story = (name: string, field: string, more: Partial<Story> = {}): Story => ({
  name,
  field,
  sector: 'Exchange',
  what: 'It stores orders.',
  source: { label: 'Case study', href: 'https://example.com/' },
  ...more,
})

const figure = { value: '9', label: 'billion rows' }

const quote = { text: 'It is fast.', author: 'Viet Lee', role: 'CTO' }

const site = {
  customers: {
    featured: 'Airtel',
    quoted: ['Yahoo', 'Aquis'],
    scale: 'At scale',
    names: ['Airtel'],
    fields: { finance: 'Finance', none: 'Nobody', software: 'Software' },
    stories: [
      story('Airtel', 'software', { figure }),
      story('Toggle', 'software'),
      story('Syndica', 'software', { figure }),
      story('Aquis', 'finance', { quote }),
      story('Yahoo', 'software', { quote: { text: 'It is embedded.', author: 'Jon Bratseth' } }),
    ],
  },
}

const only = (more: Partial<Story>) =>
  expanded(
    featuredCustomer,
    {},
    { site: { customers: { ...site.customers, stories: [story('Airtel', 'software', more)] } } },
  ).html

it('stories with a figure come first, then the others by field, without the featured one and without empty fields', () => {
  const { html } = expanded(customers, {}, { site })
  expect(html.match(/<h2>.*?<\/h2>|<ul [^>]*>|<li><p><strong>\w+/g)).toEqual([
    '<h2>At scale</h2>',
    '<ul class="story-cards" role="list">',
    '<li><p><strong>Syndica',
    '<h2>Finance</h2>',
    '<ul class="stories" role="list">',
    '<li><p><strong>Aquis',
    '<h2>Software</h2>',
    '<ul class="stories" role="list">',
    '<li><p><strong>Toggle',
    '<li><p><strong>Yahoo',
  ])
})

it('the featured story is the one that the file names', () => {
  const { html } = expanded(featuredCustomer, {}, { site })
  expect(html).toMatch(/^<ul class="featured-story" role="list"><li><p><strong>Airtel<\/strong><\/p>/)
  expect(html.match(/<li>/g)).toHaveLength(1)
})

it('a card has the name, sector, figure, text, and source of the story', () => {
  const html = only({ figure })
  for (const part of [
    '<p><strong>Airtel</strong></p>',
    '<p class="sector">Exchange</p>',
    '<p class="figure"><strong>9</strong> billion rows</p>',
    '<p class="what">It stores orders.</p>',
    '<p class="source"><a href="https://example.com/">Case study</a></p>',
  ])
    expect(html).toContain(part)
})

it('a story without a figure has only its text', () => {
  expect(only({})).not.toContain('figure')
})

it('a source can have a date or a year', () => {
  const source = { label: 'Case study', href: 'https://example.com/' }
  expect(only({ source: { ...source, date: '2020-11-18' } })).toContain('</a> · November 18, 2020</p>')
  expect(only({ source: { ...source, date: '2023' } })).toContain('</a> · 2023</p>')
})

it('a quotation is followed by its author and role, and has its own source, if it is another one', () => {
  expect(only({ quote })).toContain(
    '<p class="what">It stores orders.</p><blockquote><p>“It is fast.”</p></blockquote>' +
      '<p class="by"><strong>Viet Lee</strong>, CTO</p><p class="source">',
  )
  const source = { label: 'Customers', href: 'https://example.com/quote/', date: '2023' }
  expect(only({ quote: { text: 'It is fast.', author: 'Viet Lee', source } })).toContain(
    '<p class="by"><strong>Viet Lee</strong></p>' +
      '<p class="source">Quotation: <a href="https://example.com/quote/">Customers</a> · 2023 · ' +
      'Description: <a href="https://example.com/">Case study</a></p>',
  )
})

it('selected quotations are shown together, in the order of the file, and not with their stories', () => {
  const { html } = expanded(customerQuotes, {}, { site })
  expect(html).toBe(
    '<ul class="quotes" role="list"><li><blockquote><p>“It is embedded.”</p></blockquote>' +
      '<p class="by"><strong>Jon Bratseth</strong>, Yahoo</p>' +
      '<p class="source"><a href="https://example.com/">Case study</a></p></li>' +
      '<li><blockquote><p>“It is fast.”</p></blockquote>' +
      '<p class="by"><strong>Viet Lee</strong>, CTO, Aquis</p>' +
      '<p class="source"><a href="https://example.com/">Case study</a></p></li></ul>',
  )
  expect(expanded(customers, {}, { site }).html).not.toContain('blockquote')
})

it('chosen quotations are between the companies and their figures, and must exist', () => {
  const figure = { value: '300,000', label: 'rows per second' }
  const stories = site.customers.stories.map((story) => ({ ...story, figure }))
  const shown = (names: string) =>
    expanded(customerQuotes, { names }, { site: { customers: { ...site.customers, stories } } })
  const { html } = shown('Yahoo')
  expect(html).toMatch(
    /^<ul class="quotes proofs" role="list"><li><p class="company"><strong>Yahoo<\/strong><\/p><blockquote>/,
  )
  expect(html).toContain('<strong>Jon Bratseth</strong></p><p class="figure"><strong>300,000</strong> rows')
  expect(html.match(/<li>/g)).toHaveLength(1)
  expect(shown('Yahoo | Nobody').problems).toEqual([expect.stringContaining('"Nobody"')])
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
