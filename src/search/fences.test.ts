import { expect, it } from 'vitest'
import { errorOf, failsWith, fenceKind, fencesOf, withoutErrors } from './fences'

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

it('takes the space around a block away, but not its indentation', () => {
  expect(fencesOf('\n\n  a\n    b  \n\n\n\n\n\n\n\n  c\t\n')).toEqual(['  a\n    b', '  c'])
  expect(fencesOf('\n\n\n\n\nSELECT 1;\n\n\n\n  ')).toEqual(['SELECT 1;'])
})

it.each([
  ['graph TD\n  A --> B', 'drawing'],
  ['sequenceDiagram\n  a->>b: c', 'drawing'],
  ['stateDiagram-v2\n  a --> b', 'drawing'],
  ['the flowchart', 'other'],
  ['a::=b', 'other'],
  ['-- one\n-- two\nSELECT 1', 'sql'],
  ['-- SELECT 1', 'other'],
  ['x\nSELECT 1', 'other'],
  ['select 1', 'other'],
  ['SET x = 1', 'other'],
  ['DROP\nTABLE t', 'sql'],
  ['SELECT', 'other'],
  ['POST /exec', 'other'],
  ['HTTP/1.1 200 OK', 'other'],
  ['FROMAGE x', 'sql'],
])('%j is %s', (fence, kind) => {
  expect(fenceKind(fence)).toBe(kind)
})

it('knows the message of the error that a block shows, and leaves it out of code that is searched', () => {
  const failing = `SELECT x;${failsWith('no x: none')}`
  expect(errorOf(failing)).toBe('no x: none')
  expect(errorOf('-- fails: in a comment\nSELECT 1;')).toBeUndefined()
  expect(errorOf('')).toBeUndefined()
  expect(withoutErrors(`${failing}\n\n\n\nSELECT 1;`)).toBe('SELECT x;\n\n\n\nSELECT 1;')
})
