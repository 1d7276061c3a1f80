import { expect, it } from 'vitest'
import { llmsFullTxt, llmsTxt } from './llms-txt'
import type { TextPage } from './text-page'

const site = { title: 'QuestDB', description: 'A database.', siteUrl: 'https://questdb.com' }
const page = (given: Partial<TextPage>): TextPage => ({
  route: '/docs/x/',
  title: 'X',
  description: 'About X.',
  markdown: '# X\n\nText.\n',
  noindex: false,
  sectionPath: ['Concepts', 'Deep'],
  type: 'DocPage',
  ...given,
})
const pages = [
  page({ route: '/docs/', title: 'Start', sectionPath: [] }),
  page({}),
  page({ route: '/docs/partials/x/', title: 'Hidden', noindex: true }),
  page({ route: '/terms/', title: 'Terms', type: 'MarketingPage', sectionPath: [] }),
]

it('lists pages under their categories, with links to their markdown', () => {
  const text = llmsTxt(site, pages)
  expect(text).toContain('## Documentation\n\n- [Start](https://questdb.com/docs/index.md): About X.\n')
  expect(text).toContain('## Concepts\n\n- [X](https://questdb.com/docs/x.md): About X.\n')
  expect(text).toContain('## Website\n\n- [Terms](https://questdb.com/terms/index.md)')
  expect(text).not.toContain('Hidden')
  expect(text).toContain(
    'https://questdb.com/examples.json (shape: https://questdb.com/examples.schema.json)',
  )
})

it('joins the documentation alone, with the source of each page', () => {
  const text = llmsFullTxt(site, pages)
  expect(text.match(/^Source: .*$/gm)).toEqual([
    'Source: https://questdb.com/docs/',
    'Source: https://questdb.com/docs/x/',
  ])
})
