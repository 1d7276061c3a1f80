import { expect, it } from 'vitest'
import { fenceKind, fencesOf } from './fences'

it('keeps the blocks of a section apart, and empty lines inside them', () => {
  expect(fencesOf('import a\n\n\ndef b():\n    c\n\n\n\nSELECT 1;')).toEqual([
    'import a\n\n\ndef b():\n    c',
    'SELECT 1;',
  ])
  expect(fencesOf('')).toEqual([])
})

it.each([
  ['SELECT 1', 'sql'],
  ['-- the last hour\nWITH x AS (SELECT 1) SELECT * FROM x', 'sql'],
  ["asofJoin ::= leftSource 'ASOF' 'JOIN' rightSource", 'grammar'],
  ['flowchart LR\n  A --> B', 'drawing'],
  ['CHECKPOINT CREATE;', 'sql'],
  ['FROM questdb/questdb:9.0.1', 'other'],
  ['import questdb', 'other'],
  ['docker run -p 9000:9000 questdb/questdb', 'other'],
])('%s is %s', (fence, kind) => {
  expect(fenceKind(fence)).toBe(kind)
})
