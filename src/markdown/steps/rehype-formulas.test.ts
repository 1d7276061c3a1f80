import { h } from 'hastscript'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { rehypeFormulas } from './rehype-formulas'
import { contextOf, runSteps } from './test-steps'

describe('a formula that KaTeX rejects', () => {
  it('is reported at its line, without marks for its place', async () => {
    const { problems } = await runSteps('Text.\n\n$a + \\fooo$ and\n$\\frac{1$', { rehype: [rehypeFormulas] })
    expect(problems).toEqual([
      "content/docs/test.mdx:3: KaTeX can't render the formula: Undefined control sequence: \\fooo at position 5: a + \\fooo. fix it, or write \\$ for a literal dollar sign.",
      expect.stringMatching(
        /^content\/docs\/test\.mdx:4: KaTeX can't render the formula: Unexpected end of input/,
      ),
    ])
  })

  it('has a message without a line if its place is unknown', () => {
    const file = new VFile()
    file.message('ParseError: KaTeX parse error: x', undefined, 'rehype-katex:parseerror')
    const context = contextOf()
    rehypeFormulas(context)()(h(null), file)
    expect(context.problems.map(({ message }) => message)).toEqual([
      "content/docs/test.mdx: KaTeX can't render the formula: ParseError: KaTeX parse error: x. fix it, or write \\$ for a literal dollar sign.",
    ])
  })
})

it('messages of other steps are not about formulas', () => {
  const file = new VFile()
  file.message('x', undefined, 'other:rule')
  const context = contextOf()
  rehypeFormulas(context)()(h(null), file)
  expect(context.problems).toEqual([])
})
