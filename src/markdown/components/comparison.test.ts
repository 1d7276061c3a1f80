import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { h } from 'hastscript'
import { comparison } from './comparison'
import { rendered } from './test-component'

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
  expect(html).toContain('<td class="yes" data-label="One">')
})

it('labels the values of more than two columns on phones', async () => {
  const rows = '| Backup | Yes | No | Yes |'
  const { html } = await compileText(
    `<Comparison>\n\n| | One | Other | Third |\n| --- | --- | --- | --- |\n${rows}\n\n</Comparison>`,
  )
  expect(html).toContain('<div class="comparison many">')
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

/** The rows of a comparison of two products, as HTML. */
function compared(rows: string[][], attributes: Record<string, string> = {}) {
  const cell = (tag: string) => (text: string) => h(tag, text)
  const table = h('table', [
    h('thead', [h('tr', ['', 'One', ' Other '].map(cell('th')))]),
    { type: 'text' as const, value: '\n' },
    h(
      'tbody',
      rows.map((row) => h('tr', row.map(cell('td')))),
    ),
  ])
  const { html, problems } = rendered(comparison, attributes, [{ type: 'text', value: '\n' }, table])
  const [head = '', ...bodies] = html.split('<tbody>')
  return { head, bodies: bodies.map((body) => body.replace(/<\/tbody>.*/s, '')), html, problems }
}

it('a sign at the start of a cell is marked, with the rest of the cell after it', () => {
  const { bodies, problems } = compared([['a', '✓ Yes, 2 – 3', '  –  No']])
  expect(problems).toEqual([])
  expect(bodies).toEqual([
    '<tr><td>a</td><td class="yes"><span class="mark">✓</span> Yes, 2 – 3</td><td class="no"><span class="mark">–</span> No</td></tr>',
  ])
})

it('signs elsewhere, without a space, or in the first column are text', () => {
  expect(compared([['✓ a', 'Has ✓ x', '✓x']]).bodies).toEqual([
    '<tr><td>✓ a</td><td>Has ✓ x</td><td>✓x</td></tr>',
  ])
})

it('a row with equal values is muted, and one with different ones is not', () => {
  expect(
    compared([
      ['a', '✓ Yes', '✓ Yes'],
      ['b', 'x', 'y'],
    ]).bodies,
  ).toEqual([
    expect.stringMatching(
      /^<tr class="same"><td>a<\/td>.*<\/tr><tr><td>b<\/td><td>x<\/td><td>y<\/td><\/tr>$/,
    ),
  ])
})

it('a row with nothing but its first cell is the heading of a group, which has a body of its own', () => {
  const { head, bodies } = compared([
    ['a', 'x', 'y'],
    ['Group', ' ', ' '],
    ['b', 'x', 'y'],
    ['c', 'x', 'y'],
    ['Last', '', ''],
  ])
  expect(head).toBe(
    '<div class="comparison">\n<table><thead><tr><th></th><th>One</th><th> Other </th></tr></thead>',
  )
  expect(bodies.map((body) => body.replace(/<td>[xy]<\/td>/g, ''))).toEqual([
    '<tr><td>a</td></tr>',
    '<tr class="group"><th colspan="3" scope="rowgroup">Group</th></tr><tr><td>b</td></tr><tr><td>c</td></tr>',
    '<tr class="group"><th colspan="3" scope="rowgroup">Last</th></tr>',
  ])
})

it('a row of a single cell stays as it is', () => {
  expect(compared([['a'], []]).bodies).toEqual(['<tr><td>a</td></tr><tr></tr>'])
})

it('the favored column is highlighted in all rows, also next to other marks', () => {
  const { head, bodies, problems } = compared(
    [
      ['a', '✓ Yes', 'x'],
      ['b', 'x', 'y'],
    ],
    { favors: 'Other' },
  )
  expect(problems).toEqual([])
  expect(head).toContain('<th>One</th><th class="favored"> Other </th>')
  expect(bodies).toEqual([
    '<tr><td>a</td><td class="yes"><span class="mark">✓</span> Yes</td><td class="favored">x</td></tr><tr><td>b</td><td>x</td><td class="favored">y</td></tr>',
  ])
  expect(compared([['a', '✓ Yes', 'x']], { favors: 'One' }).bodies[0]).toContain('<td class="favored yes">')
  expect(compared([['a', 'x', 'y']]).html).not.toContain('favored')
})

it('a favored column must exist, and cannot be the first', () => {
  const error = (favors: string) => compared([['a', 'x', 'y']], { favors }).problems
  expect(error('Third')).toEqual([
    'content/docs/test.mdx:7: <Comparison> has no column "Third". use one of: One, Other.',
  ])
  expect(error('')).toHaveLength(1)
})

it('a comparison has exactly one table', () => {
  const rule =
    'content/docs/test.mdx:7: <Comparison> must contain exactly one table. write a table inside, with blank lines around it.'
  const table = () => h('table', [h('thead', [h('tr', [h('th', 'a')])])])
  for (const children of [[], [h('p', 'Text.')], [table(), table()]])
    expect(rendered(comparison, {}, children).problems).toEqual([rule])
  expect(rendered(comparison, {}, [h('p', 'Text.')]).html).toBe('<div class="comparison"><p>Text.</p></div>')
  expect(rendered(comparison, {}, [table(), h('p', 'Source')])).toMatchObject({
    html: '<div class="comparison"><table><thead><tr><th>a</th></tr></thead></table><p>Source</p></div>',
    problems: [],
  })
})
