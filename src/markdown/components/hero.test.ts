import { expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'

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

it('LeadIn is the sentence of the site settings with its link', async () => {
  const { plainText, links } = await compileText('<LeadIn of="finance" />', { site })
  expect(plainText).toContain(site.leadIns.finance.text)
  expect(links.map(({ href }) => href)).toEqual([site.leadIns.finance.linkHref])
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
