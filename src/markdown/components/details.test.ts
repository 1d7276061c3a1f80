import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { h } from 'hastscript'
import { details } from './details'
import { rendered } from './test-component'

const error = (name: string) => `\`\`\`questdb-sql error="Invalid column"\nSELECT ${name};\n\`\`\`\n\n`
const PAGE = `Text.

## Errors

<Details summary="Errors">

### Wrong column

The column is missing.

${error('hidden')}</Details>

## See also

End.
`

describe('Details', () => {
  it('is a native block with its summary', async () => {
    const { html } = await compileText(PAGE)
    expect(html).toMatch(/<details class="fold"><summary>Errors<\/summary>[\s\S]*hidden[\s\S]*<\/details>/)
  })

  it('keeps headings inside in the contents and as anchors', async () => {
    const { headings, anchors } = await compileText(PAGE)
    expect(headings.map(({ id, depth }) => [id, depth])).toEqual([
      ['errors', 2],
      ['wrong-column', 3],
      ['see-also', 2],
    ])
    expect(anchors).toContain('wrong-column')
  })

  it('gives the search a section for each heading inside', async () => {
    const { texts } = await compileText(PAGE)
    expect(texts).toContainEqual({
      anchor: 'wrong-column',
      heading: 'Wrong column',
      depth: 3,
      text: 'The column is missing.',
      code: 'SELECT hidden;\n-- fails: Invalid column',
      codeAfter: [1],
    })
  })

  it('is plain content in the Markdown copy', async () => {
    const { markdown } = await compileText(PAGE)
    expect(markdown).toContain('### Wrong column\n\nThe column is missing.\n\n```questdb-sql\nSELECT hidden;')
    expect(markdown).not.toMatch(/details/i)
  })

  it('needs a summary', async () => {
    expect(await problemsOf('<Details>\n\nText.\n\n</Details>')).toEqual([
      expect.stringMatching(/:5: <Details> .*summary/),
    ])
  })
})

describe('error examples outside of Details', () => {
  it('are counted by their lines, those inside are not', async () => {
    const { openErrorLines } = await compileText(
      `${error('a')}- item\n\n  ${error('b').replaceAll('\n', '\n  ')}\n\n${PAGE}`,
    )
    expect(openErrorLines).toEqual([5, 11])
  })

  it('are counted at the Include that brings them', async () => {
    const { openErrorLines } = await compileText('Text.\n\n<Include name="partials/errors" />', {
      fragmentBodies: { 'partials/errors': error('a') + error('b') },
    })
    expect(openErrorLines).toEqual([7, 7])
  })
})

it('Details is a native element with a class, its summary, and all of its content', () => {
  expect(rendered(details, { summary: 'Errors' }, [h('p', 'One.'), h('p', 'Two.')]).html).toBe(
    '<details class="fold"><summary>Errors</summary><p>One.</p><p>Two.</p></details>',
  )
})
