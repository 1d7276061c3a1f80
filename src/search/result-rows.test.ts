import { expect, it } from 'vitest'
import type { FoundPage } from './engine'
import { inRows } from './result-rows'

const pageWith = (headings: (string | null)[], lead: number) =>
  ({ lead, sections: headings.map((heading) => ({ heading })) }) as unknown as FoundPage

const rowsOf = (page: FoundPage) => {
  const { sections, lead } = inRows(page)
  return { headings: sections.map(({ heading }) => heading), opened: sections[lead]?.heading }
}

it('has the page above its sections, and still opens the best section first', () => {
  expect(rowsOf(pageWith(['LATEST ON', null, 'Examples'], 0))).toEqual({
    headings: [null, 'LATEST ON', 'Examples'],
    opened: 'LATEST ON',
  })
})

it.each([[['Examples', 'Errors']], [[null, 'Examples']]])('keeps other orders: %j', (headings) => {
  expect(rowsOf(pageWith(headings, 1))).toEqual({ headings, opened: headings[1] })
})
