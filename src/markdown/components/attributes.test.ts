import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { expect, it } from 'vitest'
import { readAttributes } from './attributes'
import { testContext } from './test-component'

type Attributes = MdxJsxFlowElement['attributes']

function read(attributes: Attributes, name: string | null = 'Plot') {
  const context = testContext()
  const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } }
  const values = readAttributes(context, { name, attributes, position })
  return { values, problems: context.problems.map(({ message }) => message) }
}

const attribute = (name: string, value?: string | null): Attributes[number] => ({
  type: 'mdxJsxAttribute',
  name,
  value,
})

it('attributes are strings by name', () => {
  const { values, problems } = read([attribute('data', 'tsbs-2021'), attribute('series', 'ingestion')])
  expect(values).toEqual({ data: 'tsbs-2021', series: 'ingestion' })
  expect(problems).toEqual([])
})

it('an attribute without a value is an empty string', () => {
  const { values, problems } = read([attribute('detect'), attribute('primary', null)])
  expect(values).toEqual({ detect: '', primary: '' })
  expect(problems).toEqual([])
})

it('an expression as a value is an error that says what to write, and the attribute is omitted', () => {
  const expression: Attributes[number] = {
    type: 'mdxJsxAttribute',
    name: 'of',
    value: { type: 'mdxJsxAttributeValueExpression', value: '1 + 1' },
  }
  const { values, problems } = read([expression, attribute('data', 'a')])
  expect(values).toEqual({ data: 'a' })
  expect(problems).toEqual([
    'content/docs/test.mdx:7: <Plot> has an attribute that is not a plain string. write attributes as name="value".',
  ])
})

it('a spread is an error', () => {
  const { values, problems } = read([{ type: 'mdxJsxExpressionAttribute', value: '...all' }])
  expect(values).toEqual({})
  expect(problems).toEqual([
    expect.stringContaining(':7: <Plot> has an attribute that is not a plain string'),
  ])
})

it('an attribute that is repeated is an error that names it', () => {
  const { problems } = read([attribute('data', 'a'), attribute('series', 's'), attribute('data', 'b')])
  expect(problems).toEqual([
    'content/docs/test.mdx:7: <Plot> has the attribute data twice. remove one of them.',
  ])
})

it('repeated spreads are not reported as repeated attributes', () => {
  const spread: Attributes[number] = { type: 'mdxJsxExpressionAttribute', value: '...all' }
  const { problems } = read([spread, spread])
  expect(problems).toHaveLength(2)
  for (const problem of problems) expect(problem).toContain('not a plain string')
})

it('a fragment is reported as <>', () => {
  const { problems } = read(
    [attribute('a', '1'), attribute('a', '2'), { type: 'mdxJsxExpressionAttribute', value: '...all' }],
    null,
  )
  expect(problems).toEqual([
    expect.stringContaining(': <> has the attribute a twice'),
    expect.stringContaining(': <> has an attribute that'),
  ])
})

it('names that every object inherits are ordinary attributes', () => {
  const { values, problems } = read([attribute('constructor', 'a'), attribute('toString', 'b')])
  expect(values).toEqual({ constructor: 'a', toString: 'b' })
  expect(problems).toEqual([])
})
