import { expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import { h } from 'hastscript'
import { hero } from './hero'
import { rendered } from './test-component'

const site = siteFacts()

it('Hero has the heading of the page, its text, and a visual beside it', async () => {
  const { html, headings } = await compileText(
    '<Hero kicker="The tagline" title="The claim">\n\n<LeadIn of="default" />\n\n<Pane>\n\nA visual.\n\n</Pane>\n\n</Hero>\n\n## First',
    { site },
  )
  expect(html).toMatch(/<div class="hero"><div class="hero-text"><p class="hero-kicker">The tagline<\/p>/)
  expect(html).toContain('<h1 class="hero-title" tabindex="-1">The claim</h1>')
  expect(html).toMatch(/<\/div><div class="pane">\s*<p>A visual\./)
  expect(headings.map(({ text }) => text)).toEqual(['First'])
})

it('Hero with "centered" has its visual below the text', async () => {
  const { html } = await compileText('<Hero centered kicker="Tagline" title="The claim">\n\nText.\n\n</Hero>')
  expect(html).toContain('<div class="hero centered">')
})

it('a number in the title stays on one line with what it counts', async () => {
  const { html } = await compileText(
    '<Hero kicker="Tagline" title="Query 50 million rows in 5 ms">\n\nText.\n\n</Hero>',
  )
  expect(html).toContain('>Query 50\u00A0million rows in 5\u00A0ms</h1>')
})

it('a kicker leads to the page above, where there is one', async () => {
  const { html, links } = await compileText(
    '<Hero kicker="Enterprise" above="/enterprise/" title="Contact">\n\nText.\n\n</Hero>',
  )
  expect(html).toMatch(
    /<nav class="hero-kicker" aria-label="Breadcrumbs"><a href="\/enterprise\/">Enterprise<\/a>/,
  )
  expect(links.map(({ href }) => href)).toEqual(['/enterprise/'])
})

it('LeadIn is the sentence of the site settings with its links', async () => {
  const { plainText, links } = await compileText('<LeadIn of="finance" />', { site })
  expect(plainText).toContain(site.leadIns.finance.text)
  expect(links.map(({ href }) => href)).toEqual([
    site.leadIns.finance.linkHref,
    site.leadIns.finance.secondLinkHref,
  ])
  expect(await problemsOf('<LeadIn of="none" />', { site })).toEqual([
    expect.stringMatching(/:5: .*no lead-in "none".*with one of: default, finance/),
  ])
})

it('CustomerNames lists the names for the home page, with a link to the stories', async () => {
  const { html, plainText, links } = await compileText('<CustomerNames />', { site })
  for (const name of site.customers.names) expect(plainText).toContain(name)
  expect(plainText).toContain('case studies')
  expect(links.map(({ href }) => href)).toEqual(['/customers/'])
  expect(html).toContain('class="users"')
})

it('Hero has its visual after the text, wherever the author placed it', () => {
  const pane = h('div', { className: ['pane'] }, 'Visual')
  const { html } = rendered(hero, { kicker: 'Kicker', title: 'Title' }, [
    h('p', 'One.'),
    pane,
    h('p', 'Two.'),
  ])
  expect(html).toBe(
    '<div class="hero"><div class="hero-text"><p class="hero-kicker">Kicker</p><h1 class="hero-title" tabindex="-1">Title</h1><p>One.</p><p>Two.</p></div>' +
      '<div class="pane">Visual</div></div>',
  )
})

it('Hero links its kicker to the parent page, as breadcrumbs', () => {
  expect(rendered(hero, { kicker: 'Enterprise', above: '/enterprise/', title: 'Contact' }).html).toContain(
    '<div class="hero-text"><nav class="hero-kicker" aria-label="Breadcrumbs"><a href="/enterprise/">Enterprise</a></nav><h1',
  )
})

it.each([
  ['Query 50 million rows', 'Query 50\u00A0million rows'],
  ['5 ms and 7 µs', '5\u00A0ms and 7\u00A0µs'],
  ['From 1 to 2', 'From 1\u00A0to 2'],
  ['9 – 10', '9 – 10'],
])('Hero breaks the title "%s" as "%s"', (title, text) => {
  expect(rendered(hero, { kicker: 'Kicker', title }).html).toContain(`tabindex="-1">${text}</h1>`)
})

it('Hero without a title has an empty heading, because the attribute is reported as missing', () => {
  expect(rendered(hero)).toMatchObject({
    html: expect.stringContaining('tabindex="-1"></h1>') as string,
    problems: [],
  })
})
