import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { DRAWINGS } from '../drawings/drawing-map'
import { h } from 'hastscript'
import { drawing } from './drawing'
import { rendered } from './test-component'

const GOOD = '<Drawing of="replication">\n\nA **caption**.\n\n</Drawing>'

describe('Drawing', () => {
  it('draws both forms, each with a name for those who do not see it, and the caption', async () => {
    const { html } = await compileText(GOOD)
    expect(html).toMatch(/<svg class="wide" viewBox="0 0 720 \d+" role="img" aria-label="Users with/)
    expect(html).toMatch(/<svg class="narrow" viewBox="0 0 320 \d+" role="img" aria-label="Users with/)
    expect(html).toContain('<figcaption><p>A <strong>caption</strong>.</p></figcaption>')
  })

  it('is its description and its caption in the Markdown copy, and its caption for search', async () => {
    const { markdown, plainText } = await compileText(GOOD)
    expect(markdown.trim()).toMatch(/^\*Drawing: Users with single sign-on .*\.\*\n\nA \*\*caption\*\*\.$/)
    expect(plainText).toBe('A caption.')
  })

  it.each(Object.entries(DRAWINGS))('%s has no ids, which would stand twice', async (name) => {
    const { html } = await compileText(GOOD.replace('replication', name))
    expect(html).not.toMatch(/ id=/)
  })

  it.each([
    ['<Drawing of="clouds">A caption.</Drawing>', /:5: unknown drawing "clouds"\. use one of: .*replication/],
    ['<Drawing of="replication" />', /:5: the drawing "replication" has no caption\. add a sentence/],
    ['<Drawing>A caption.</Drawing>', /:5: <Drawing> is missing of/],
    [
      '<Drawing of="replication" size="2">A caption.</Drawing>',
      /:5: <Drawing> doesn't accept the attribute size\. use only: of/,
    ],
  ])('refuses %s', async (body, problem) => {
    expect((await problemsOf(body)).join('\n')).toMatch(problem)
  })
})

describe('the figure of a Drawing', () => {
  const caption = [h('p', 'A caption.')]

  it.each(Object.entries(DRAWINGS))(
    '%s has both forms, its caption, and a button that enlarges it',
    (of, it) => {
      const { html, problems } = rendered(drawing, { of }, caption)
      expect(problems).toEqual([])
      expect(html).toContain('<figure class="drawing"><svg class="wide" ')
      expect(
        html.match(/<svg class="(wide|narrow)" viewBox="0 0 \d+ \d+" role="img" aria-label="[^"]+">/g),
      ).toHaveLength(2)
      expect(html).toMatch(
        /<figcaption><p>A caption\.<\/p><\/figcaption><button type="button" class="enlarge" data-zoom="" aria-label="Enlarge: [^"]+"><\/button><\/figure>$/,
      )
      expect(html).toContain(`aria-label="Enlarge: ${it.label.replaceAll('"', '&#x22;')}"`)
    },
  )

  it('is only the caption if the drawing is unknown', () => {
    expect(rendered(drawing, { of: 'clouds' }, caption)).toMatchObject({
      html: '<span><p>A caption.</p></span>',
      problems: [
        `content/docs/test.mdx:7: unknown drawing "clouds". use one of: ${Object.keys(DRAWINGS).join(', ')}.`,
      ],
    })
    expect(rendered(drawing, { of: 'constructor' }, caption).problems).toHaveLength(1)
  })

  it('reports a missing name only once, as missing', () => {
    expect(rendered(drawing, {}, caption).problems).toEqual([])
  })

  it('needs a caption', () => {
    expect(rendered(drawing, { of: 'replication' }).problems).toEqual([
      'content/docs/test.mdx:7: the drawing "replication" has no caption. add a sentence between <Drawing of="replication"> and </Drawing>.',
    ])
  })
})
