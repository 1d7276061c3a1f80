import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

const TABLE = `<Comparison>

| | One | Other |
| --- | --- | --- |
| Replicas | – Not available | ✓ [Any number](/docs/) |
| SQL | ✓ Included | ✓ Included |
| Price | Free | Commercial |

</Comparison>
`

it('marks what each side has, and rows in which both are the same', async () => {
  const { html, plainText } = await compileText(TABLE)
  expect(html).toContain('<div class="comparison">')
  expect(html).toMatch(/<td class="no"[^>]*><span class="mark">–<\/span> Not available<\/td>/)
  expect(html).toMatch(/<td class="yes"[^>]*><span class="mark">✓<\/span> <a href="\/docs\/">Any number<\/a>/)
  expect(html.match(/<tr class="same">/g)).toHaveLength(1)
  expect(html).toMatch(/<td>Free<\/td>/)
  expect(plainText).toContain('✓ Included')
})

it('marks short cells of a table that phones show as a list too', async () => {
  const long = 'Checkpoints and file copies, which can also initialize replicas'
  const { html } = await compileText(
    `<Comparison>\n\n| | One | Other |\n| --- | --- | --- |\n| Backup | ✓ Yes | ${long} |\n\n</Comparison>`,
  )
  expect(html).toContain('<td class="yes brief" data-label="One">')
})

it('keeps the signs in the markdown copy', async () => {
  expect((await compileText(TABLE)).markdown).toContain('| – Not available | ✓ [Any number](')
})

it('a comparison without a table is refused', async () => {
  expect(await problemsOf('<Comparison>\n\nText.\n\n</Comparison>')).toEqual([
    expect.stringContaining('<Comparison> must contain exactly one table'),
  ])
})
