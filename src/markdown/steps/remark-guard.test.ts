import { describe, expect, it } from 'vitest'
import { remarkGuard } from './remark-guard'
import { runSteps } from './test-steps'

const compile = (body: string) => runSteps(body, { remark: [remarkGuard] })

const INSTEAD = 'put braces in backticks, or escape them as \\{ and \\}'

describe('code in content', () => {
  it.each(['import x from "y"', 'export const a = 1'])('may not be %s', async (code) => {
    expect((await compile(`Text.\n\n${code}`)).problems).toEqual([
      'content/docs/test.mdx:3: import and export are not allowed in content. remove it: components are available without an import.',
    ])
  })

  it('does not end the check of the page', async () => {
    const { html, problems } = await compile('import x from "y"\n\n{a}\n\nText.')
    expect(problems).toHaveLength(2)
    expect(html).toBe('<p>Text.</p>')
  })

  it('may not be an expression, in text or on its own', async () => {
    const { html, problems } = await compile('Text {a}{b} and\n{c}.\n\n{d}\n\n{e}\n\nMore.')
    expect(problems).toEqual([
      `content/docs/test.mdx:1: the expression {a} is not allowed in content. ${INSTEAD}.`,
      `content/docs/test.mdx:1: the expression {b} is not allowed in content. ${INSTEAD}.`,
      `content/docs/test.mdx:2: the expression {c} is not allowed in content. ${INSTEAD}.`,
      `content/docs/test.mdx:4: the expression {d} is not allowed in content. ${INSTEAD}.`,
      `content/docs/test.mdx:6: the expression {e} is not allowed in content. ${INSTEAD}.`,
    ])
    expect(html).toBe('<p>Text  and\n.</p>\n<p>More.</p>')
  })

  it('is named by its first 40 characters', async () => {
    const { problems } = await compile(`{${'x'.repeat(41)}}`)
    expect(problems.join()).toContain(`the expression {${'x'.repeat(40)}} is not`)
  })

  it.each(['{a /* comment */}', '{/* comment */ a}', '{/* a */ b /* c */}', '{"/* a */"}'])(
    'is not hidden by a comment: %s',
    async (body) => {
      expect((await compile(body)).problems).toEqual([
        expect.stringContaining(`the expression ${body} is not allowed`),
      ])
    },
  )
})

describe('a comment', () => {
  it.each(['{/* a */}', '{ /* a */ /* b */ }', '{/* a * / */}', '{}', '{/**/}'])(
    'vanishes: %s',
    async (comment) => {
      const { html, problems } = await compile(`A${comment}B.\n\n${comment}\n\nMore.`)
      expect(problems).toEqual([])
      expect(html).toBe('<p>AB.</p>\n<p>More.</p>')
    },
  )

  it('can have several lines', async () => {
    const { html, problems } = await compile('A.\n\n{\n/* a\n\nb */\n\n/* c */\n}\n\nB.')
    expect(problems).toEqual([])
    expect(html).toBe('<p>A.</p>\n<p>B.</p>')
  })
})
