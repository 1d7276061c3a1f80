import { expect, it } from 'vitest'
import { checkOpenErrors } from './check-open-errors'

it('allows three error examples, and points at the fourth with what to do', () => {
  const problems = checkOpenErrors([
    { file: 'three.mdx', openErrorLines: [1, 2, 3] },
    { file: 'many.mdx', openErrorLines: [10, 20, 30, 40, 50] },
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^many\.mdx:40: .*5 error examples\. .*<Details summary="Errors">/),
  ])
})
