import { expect, it } from 'vitest'
import { llmsFiles, type TextPage } from './llms-txt'

const site = { title: 'QuestDB', description: 'A database.', siteUrl: 'https://questdb.com' }
const page = (given: Partial<TextPage>): TextPage => ({
  route: '/docs/x/',
  title: 'X',
  description: 'About X.',
  markdown: '# X\n\nText.\n',
  noindex: false,
  sectionPath: ['Query & SQL', 'Functions', 'Deep'],
  type: 'DocPage',
  ...given,
})
const pages = [
  page({ route: '/docs/', title: 'Start', sectionPath: [] }),
  page({}),
  page({ route: '/docs/y/' }),
  page({ route: '/docs/partials/x/', title: 'Hidden', noindex: true }),
  page({ route: '/terms/', title: 'Terms', type: 'MarketingPage', sectionPath: [] }),
]

const files = new Map(llmsFiles(site, pages).map(({ address, text }) => [address, text]))

it('lists pages by category, with links to their Markdown and to the full text of the category', () => {
  const text = files.get('/llms.txt')
  expect(text).toContain(
    '## Documentation\n\nFull text: https://questdb.com/llms/documentation.txt\n\n- [Start](https://questdb.com/docs/index.md): About X.\n',
  )
  expect(text).toContain(
    '## Query & SQL: Functions\n\nFull text: https://questdb.com/llms/query-sql-functions.txt\n\n- [X](https://questdb.com/docs/x.md): About X.\n',
  )
  expect(text).toContain('## Website\n\n- [Terms](https://questdb.com/terms/index.md)')
  expect(text).not.toContain('Hidden')
  expect(text).toContain(
    'https://questdb.com/examples.json (JSON Schema: https://questdb.com/examples.schema.json)',
  )
})

it('publishes the full text of each category of the documentation, with the source of each page', () => {
  expect([...files.keys()]).toEqual(['/llms.txt', '/llms/documentation.txt', '/llms/query-sql-functions.txt'])
  expect(files.get('/llms/query-sql-functions.txt')).toBe(
    '# X\n\nText.\n\nSource: https://questdb.com/docs/x/\n\n---\n\n# X\n\nText.\n\nSource: https://questdb.com/docs/y/\n',
  )
})
