import { expect, it } from 'vitest'
import { helpfulIssue } from './helpful-issue'

const page = {
  title: 'ALTER COLUMN CACHE | NOCACHE & more',
  address: 'https://questdb.com/docs/reference/sql/x/',
  section: 'Reference / SQL',
  version: '9.0',
}
const REPOSITORY = 'https://github.com/questdb/documentation'

it('opens a draft on the repository with title, address, section, version and a question', () => {
  const address = new URL(helpfulIssue(REPOSITORY, 'no', page))
  expect(address.origin + address.pathname).toBe(`${REPOSITORY}/issues/new`)
  expect(address.searchParams.get('title')).toBe('Not helpful: ALTER COLUMN CACHE | NOCACHE & more')
  const body = address.searchParams.get('body') ?? ''
  expect(body).toMatch(/^\*\*What were you looking for.*\?\*\*\n/)
  for (const fact of [page.address, page.section, page.version]) expect(body).toContain(fact)
})

it('asks something else of a reader who was helped', () => {
  const address = new URL(helpfulIssue(REPOSITORY, 'yes', page))
  expect(address.searchParams.get('title')).toMatch(/^Helpful: /)
  expect(address.searchParams.get('body')).toContain('What did you find helpful')
})

it('says nothing of a section where there is none', () => {
  const address = new URL(helpfulIssue(REPOSITORY, 'no', { ...page, section: '' }))
  expect(address.searchParams.get('body')).not.toContain('Section')
})
