import { describe, expect, it } from 'vitest'
import { remarkMistakes } from './remark-mistakes'
import { runSteps } from './test-steps'

const mistakesIn = async (...lines: string[]) =>
  (await runSteps(lines.join('\n'), { remark: [remarkMistakes] })).problems

const isIncomplete = async (...lines: string[]) =>
  (await runSteps(lines.join('\n'), { remark: [remarkMistakes] })).context.isIncomplete

const reported = (line: number, message: string) => `content/docs/test.mdx:${line}: ${message}.`

describe('a block without a closing line', () => {
  it.each([
    ['```', 'code fence', ['Text.', '', '```text', 'code', '', 'More.']],
    ['~~~~', 'code fence', ['Text.', '', '~~~~text', 'code', '~~~', '']],
    ['```', 'code fence', ['Text.', '', '```']],
    ['```', 'code fence', ['Text.', '', '```text', '``` not the end']],
    ['```', 'code fence', ['Text.', '', '- ```text', '  code']],
    ['$$', 'formula', ['Text.', '', '$$', 'x^2']],
    ['$$$', 'formula', ['Text.', '', '$$$', 'x^2', '$$']],
  ])('is reported at its opening line, with the %s to add', async (marker, what, lines) => {
    expect(await mistakesIn(...lines)).toEqual([
      reported(3, `the ${what} is never closed. add a line with ${marker} after its last line`),
    ])
    expect(await isIncomplete(...lines)).toBe(true)
  })

  it('can be an admonition', async () => {
    const lines = ['Text.', '', '::::note[Title]', '', 'Inside.']
    expect(await mistakesIn(...lines)).toEqual([
      reported(3, 'the admonition :::note is never closed. add a line with :::: after its text'),
    ])
    expect(await isIncomplete(...lines)).toBe(true)
  })

  it('takes the closing line of the admonition around it, which may be the unclosed one', async () => {
    expect(await mistakesIn('Text.', '', ':::note', '', 'One.', '', ':::tip', '', 'Two.', '', ':::')).toEqual(
      [
        reported(
          7,
          'the admonition :::tip is never closed. add a line with ::: after its text, and one before it if :::note on line 3 should end there',
        ),
      ],
    )
  })

  it('is told from closed blocks', async () => {
    const lines = [
      '```text',
      'code',
      '```',
      '',
      '~~~text',
      'code',
      '~~~~  ',
      '',
      '> ```text',
      '> code',
      '> ```',
      '',
      '- ```text',
      '  code',
      '  ```',
      '',
      '```text',
      '```',
      '',
      '$$',
      'x',
      '$$',
      '',
      '::::note',
      '',
      ':::tip',
      '',
      'Text.',
      '',
      ':::',
      '',
      '::::',
    ]
    expect(await mistakesIn(...lines)).toEqual([])
    expect(await isIncomplete(...lines)).toBe(false)
  })

  it('does not hide the mistakes elsewhere on the page', async () => {
    expect(await mistakesIn('##', '', '```text', 'code')).toEqual([
      expect.stringContaining(':3: the code fence is never closed'),
      expect.stringContaining(':1: the heading is empty'),
    ])
  })
})

describe('lines of colons that open or close nothing', () => {
  it.each([
    [':::', 'the ::: line does not close an admonition. remove it, or open one above its text: :::note'],
    ['::: ', 'the ::: line does not close an admonition. remove it, or open one above its text: :::note'],
    ['::: note', '::: note is not an admonition. write the name directly after the colons: :::note'],
    [
      ':::note Your title',
      ':::note Your title is not an admonition. write the name directly after the colons, and the title in brackets: :::note[Your title]',
    ],
    [
      '::: note [Your title]',
      '::: note [Your title] is not an admonition. write the name directly after the colons, and the title in brackets: :::note[Your title]',
    ],
    [
      ':::: my-note  Title',
      '::: my-note  Title is not an admonition. write the name directly after the colons, and the title in brackets: :::my-note[Title]',
    ],
  ])('%s is reported', async (line, message) => {
    expect(await mistakesIn('Text.', '', 'More', line)).toEqual([reported(4, message)])
  })

  it('may have spaces around them', async () => {
    expect(await mistakesIn('Text.', '', 'More', '  :::  ', 'text.')).toEqual([
      expect.stringContaining(':4: the ::: line does not close an admonition'),
    ])
  })

  it('keep brackets inside of their title', async () => {
    expect(await mistakesIn('::: note [A list[1] of x]')).toEqual([
      expect.stringContaining('the title in brackets: :::note[A list[1] of x]'),
    ])
  })

  it('are reported once for the opening and the closing line together', async () => {
    expect(await mistakesIn('::: note', '', 'Text.', '', ':::')).toEqual([
      expect.stringContaining(':1: ::: note is not an admonition'),
    ])
  })

  it('are reported for each closing line too many', async () => {
    expect(await mistakesIn('::: note', '', 'Text.', '', ':::', '', 'More.', '', ':::', '', ':::')).toEqual([
      expect.stringContaining(':1: ::: note is not an admonition'),
      expect.stringContaining(':9: the ::: line does not close an admonition'),
      expect.stringContaining(':11: the ::: line does not close an admonition'),
    ])
  })

  it('are counted from the start of the page: a closing line too many does not hide the next one', async () => {
    expect(await mistakesIn(':::', '', '::: note', '', 'Text.', '', ':::', '', ':::')).toEqual([
      expect.stringContaining(':1: the ::: line does not close an admonition'),
      expect.stringContaining(':3: ::: note is not an admonition'),
      expect.stringContaining(':9: the ::: line does not close an admonition'),
    ])
  })

  it('are not colons inside of a line, or two colons', async () => {
    expect(await mistakesIn('Three colons ::: here,', 'and `a::b`.')).toEqual([])
  })
})

describe('a line that starts with two colons', () => {
  it('is reported with the three that an admonition needs', async () => {
    expect(await mistakesIn('Text.', '', '::note')).toEqual([
      reported(
        3,
        '::note starts with two colons. write :::note for an admonition and ::: on the line after its text, or put it in backticks',
      ),
    ])
  })
})

describe('a reference without a definition', () => {
  it.each([
    ['[the text][label]', 'label'],
    ['[label][]', 'label'],
    ['[`SYMBOL` type][label]', 'label'],
    ['**[the text][label]**', 'label', '[the text][label]'],
  ])('%s is reported with the line to add', async (link, label, shown = link) => {
    expect(await mistakesIn('Text.', '', `See`, `also ${link} here.`)).toEqual([
      reported(
        4,
        `the link ${shown} has no definition. add a line [${label}]: /docs/…/ to the page, or put literal brackets in backticks`,
      ),
    ])
  })

  it('can be a footnote', async () => {
    expect(await mistakesIn('Text.', '', 'A claim[^1] and', 'another[^two].')).toEqual([
      reported(3, 'the footnote [^1] has no definition. add a line [^1]: … to the end of the page'),
      reported(4, 'the footnote [^two] has no definition. add a line [^two]: … to the end of the page'),
    ])
  })

  it('is also found in a table', async () => {
    expect(await mistakesIn('| a | b |', '| --- | --- |', '| [x][y] | z[^1] |')).toEqual([
      expect.stringContaining(':3: the link [x][y] has no definition'),
      expect.stringContaining(':3: the footnote [^1] has no definition'),
    ])
  })

  it('is also found in a heading', async () => {
    expect(await mistakesIn('Text.', '', '## The [x][y]')).toEqual([
      expect.stringContaining(':3: the link [x][y] has no definition'),
    ])
  })

  it('is found for each link of a line', async () => {
    expect(await mistakesIn('[a][x] and [b][y]')).toEqual([
      expect.stringContaining('the link [a][x] has'),
      expect.stringContaining('the link [b][y] has'),
    ])
  })

  it.each([
    ['with a definition', '[text][label] and[^1].\n\n[label]: /docs/\n\n[^1]: A note.'],
    ['in code', '`[a][b]` and `[^1]`'],
    ['in a formula', '$[a][b]$'],
    ['an array access', 'prices[1][2] and m[a][b]'],
    ['escaped', '\\[a][b] and \\[^1]'],
    ['in an attribute', '<abbr title="[a][b]">x</abbr>'],
    ['in the address of a link', '[x](/docs/?a=[a][b])'],
    ['in the text of a link', '[x \\[a][b]](/docs/)'],
    ['an interval', '[1, 2] or [^ 3]'],
  ])('is not %s', async (_, body) => {
    expect(await mistakesIn(body)).toEqual([])
  })
})

describe('an intended table', () => {
  it.each([
    [['| a | b |', '| 1 | 2 |'], '2 columns: | --- | --- |'],
    [['| a | b', '| 1 | 2'], '2 columns: | --- | --- |'],
    [['| a |', '| 1 |'], '1 column: | --- |'],
    [['  | a | b | c |', '  | - | 2 | 3 |', '| 1 | 2 | 3 |'], '3 columns: | --- | --- | --- |'],
  ])('%s needs a delimiter row', async (rows, columns) => {
    expect(await mistakesIn('Text.', '', ...rows)).toEqual([
      reported(
        4,
        `the table on line 3 has no valid delimiter row. write one below its header, with ${columns}`,
      ),
    ])
  })

  it('can follow text without a blank line', async () => {
    expect(await mistakesIn('A table:', '  | a | b |  ', ' | 1 | 2 |', 'Text.')).toEqual([
      expect.stringMatching(/:3: the table on line 2 has no valid delimiter row\..* with 2 columns:/),
    ])
  })

  it('is not a single line, nor lines with a pipe inside', async () => {
    expect(await mistakesIn('| alone |', '', 'a | b', 'c | d', '', '| one', 'two')).toEqual([])
  })

  it('is not a line that starts with code', async () => {
    expect(await mistakesIn('`|` is one', '`||` is another')).toEqual([])
  })

  it('can have no more cells in a row than in its header', async () => {
    expect(
      await mistakesIn(
        '| a | b |',
        '| --- | --- |',
        '| 1 | 2 |',
        '| `x | y` | 2 |',
        '| 1 |',
        '| 1 | 2 | 3 | 4 |',
      ),
    ).toEqual([
      reported(
        4,
        'the row has 3 cells, but the table has 2 columns. remove the additional cells, and write a literal | inside a cell as \\|',
      ),
      reported(
        6,
        'the row has 4 cells, but the table has 2 columns. remove the additional cells, and write a literal | inside a cell as \\|',
      ),
    ])
  })
})

describe('an element without text', () => {
  it('can be a heading', async () => {
    expect(await mistakesIn('Text.', '', '###')).toEqual([
      reported(3, 'the heading is empty. write its text after ###, or remove the line'),
    ])
    expect(await mistakesIn('## &#32;')).toEqual([expect.stringContaining('the heading is empty')])
  })

  it('can be a link', async () => {
    expect(await mistakesIn('Text.', '', 'See [](/docs/) and', '[ ](/blog/).')).toEqual([
      reported(3, 'the link to /docs/ has no text. name its target in the brackets: [Symbol](/docs/)'),
      reported(4, 'the link to /blog/ has no text. name its target in the brackets: [Symbol](/blog/)'),
    ])
  })

  it('can be a reference', async () => {
    expect(await mistakesIn('See [][label].', '', '[label]: /docs/')).toEqual([
      expect.stringContaining(':1: the link to label has no text'),
    ])
  })

  it.each([
    '## Text',
    '## <br />',
    '## **<br />**',
    '[<br />](/docs/)',
    '[**<br />**](/docs/)',
    '[x](/docs/)',
  ])('is not %s', async (body) => {
    expect(await mistakesIn(body)).toEqual([])
  })
})
