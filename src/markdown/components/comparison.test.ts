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

it('repeats a value that is the same in all columns', async () => {
  const { html } = await compileText(
    TABLE.replaceAll('✓ Included', 'Detach partitions and copy them to a new place'),
  )
  expect(html).toMatch(
    /<tr class="same">\s*<td>SQL<\/td>\s*<td data-label="One">Detach partitions and copy them to a new place<\/td>\s*<td data-label="Other">Detach partitions/,
  )
})

it('has headings of groups, each with its own body of the table', async () => {
  const { html, plainText } = await compileText(
    TABLE.replace('| Replicas', '| Only in the other | | |\n| Replicas').replace(
      '| SQL',
      '| The same in both |\n| SQL',
    ),
  )
  expect(html).toMatch(
    /<th scope="col">Other<\/th>\s*<\/tr>\s*<\/thead><tbody><tr class="group"><th colspan="3" scope="rowgroup">Only in the other<\/th><\/tr>/,
  )
  expect(html.match(/<tbody>/g)).toHaveLength(2)
  expect(plainText).toContain('The same in both')
})

it('highlights the column that it favors', async () => {
  const { html } = await compileText(TABLE.replace('<Comparison>', '<Comparison favors="Other">'))
  expect(html).toMatch(/<th class="favored" scope="col">Other<\/th>/)
  expect(html).toMatch(/<td class="favored yes"[^>]*><span class="mark">✓/)
  expect(html).toMatch(/<td class="favored">Commercial<\/td>/)
  expect(await problemsOf(TABLE.replace('<Comparison>', '<Comparison favors="Third">'))).toEqual([
    expect.stringContaining('<Comparison> has no column "Third". use one of: One, Other'),
  ])
})

it('keeps the signs in the markdown copy', async () => {
  expect((await compileText(TABLE)).markdown).toContain('| – Not available | ✓ [Any number](')
})

it('a comparison without a table is refused', async () => {
  expect(await problemsOf('<Comparison>\n\nText.\n\n</Comparison>')).toEqual([
    expect.stringContaining('<Comparison> must contain exactly one table'),
  ])
})
