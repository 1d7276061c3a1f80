import { expect, it } from 'vitest'
import { routePart } from './route-part'

it.each([
  ['Größe_v2 (new)', 'grosse-v2-new'],
  ['Query & SQL Reference: Functions', 'query-sql-reference-functions'],
  ['Łódź, Ærø', 'lodz-aero'],
  ['日本', 'page'],
])('%s becomes %s', (name, part) => {
  expect(routePart(name)).toBe(part)
})
