import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'
import { madeFence } from '../code/made-fence'
import type { PageRecord } from '../../records/record-format'
import { markdownCopy, remarkKeepTree, type MarkdownFacts } from './markdown-copy'
import { DRAWINGS } from '../drawings/drawing-map'
import { remarkAdmonitions } from './remark-admonitions'
import { runSteps } from './test-steps'

const NO_FACTS: MarkdownFacts = {
  functions: new Map(),
  benchmarks: new Map(),
  site: { contact: { email: '', subject: '' } },
}

const parse = async (body: string, remark: unknown[] = []): Promise<Root> => {
  const { context } = await runSteps(body, { remark: [...remark, remarkKeepTree] })
  return context.mdast ?? { type: 'root', children: [] }
}

/** The copy of these lines, without the newline at its end. */
const copyOf = async (body: string, facts: Partial<MarkdownFacts> = {}, remark: unknown[] = []) =>
  markdownCopy(await parse(body, remark), 'https://questdb.com', { ...NO_FACTS, ...facts }).trimEnd()

describe('the Markdown copy', () => {
  it.each([
    '- one\n- two\n  - three',
    '1. one\n2. two',
    '---',
    '```text\ncode\n```',
    'Inline $x^2$ and\n\n$$\nx\n$$',
    'A[^1]\n\n[^1]: Note.',
    '~~struck~~ **bold** *light* `code`',
  ])('keeps plain Markdown: %s', async (body) => {
    expect(await copyOf(body)).toBe(body)
  })

  it('keeps tables, without padding', async () => {
    expect(await copyOf('| a | long head |\n|---|---|\n| `a` | 2 |')).toBe(
      '| a | long head |\n| - | - |\n| `a` | 2 |',
    )
  })

  it('has the whole address of links on this site, and the descriptions of images', async () => {
    expect(
      await copyOf(
        '[a](/docs/) ![b](/img/x.png "t") [c][d] [e](https://example.com/) [f](#part)\n\n[d]: /blog/\n\n![g](./x.png)',
      ),
    ).toBe(
      '[a](https://questdb.com/docs/) *Image: b* [c][d] [e](https://example.com/) [f](#part)\n\n[d]: https://questdb.com/blog/\n\n*Image: g*',
    )
  })

  it('has each image in a paragraph of its own', async () => {
    const body = '## A\n\nText.\n\n![B](./b.png)\n\n![C](./c.png)\n\nMore.\n\n- one\n\n  ![D](./d.png)'
    const copy = body.replace(/!\[(\w)\]\(.*?\)/g, '*Image: $1*')
    expect(await copyOf(body)).toBe(copy)
    expect(await copyOf(`<Split>\n\n<Pane>\n\n${body}\n\n</Pane>\n\n</Split>`)).toBe(copy)
    expect(await copyOf('![B](./b.png)\n![C](./c.png)')).toBe('*Image: B*\n\n*Image: C*')
  })

  it.each([
    ['questdb-sql rows=3', ''],
    ['questdb-sql title="One row" rows=3', '**One row**\n\n'],
    ['sql foreign="PostgreSQL"', '**(PostgreSQL)**\n\n'],
    ['questdb-sql foreign="QuestDB SQL"', ''],
    ['sql title="One row" foreign="PostgreSQL"', '**One row (PostgreSQL)**\n\n'],
  ])('has the titles of fences, but no flags: %s', async (meta, title) => {
    const [lang = ''] = meta.split(' ')
    expect(await copyOf(`\`\`\`${meta}\nSELECT 1\n\`\`\``)).toBe(`${title}\`\`\`${lang}\nSELECT 1\n\`\`\``)
  })

  it('has the result of each example, and no examples that pages hide', async () => {
    const body =
      '```questdb-sql setup\nDROP TABLE t\n```\n\n```questdb-sql\nSELECT 1\n```\n\n> ```shell\n> curl x\n> ```\n\n```questdb-sql\nSELECT 3\n```'
    const rows = (value: string) => ({
      language: 'questdb-sql' as const,
      statements: [
        {
          kind: 'rows' as const,
          sql: '',
          columns: [{ name: 'n', type: 'INT' }],
          rows: [[value]],
          rowCount: 1,
        },
      ],
    })
    const record: PageRecord = {
      engine: '9.0.1',
      examples: [
        { ...rows('0'), index: 0, sql: 'DROP TABLE t' },
        { ...rows('1'), index: 1, sql: 'SELECT 1' },
        { ...rows('3'), index: 2, sql: 'SELECT 3 -- edited since' },
        {
          language: 'bash',
          index: 0,
          command: 'curl x',
          response: { exitCode: 0, statuses: [200], lines: ['{}'], lineCount: 1 },
        },
      ],
    }
    expect(await copyOf(body, { record })).toBe(
      '```questdb-sql\nSELECT 1\n```\n\n| n |\n| - |\n| 1 |\n\n> ```shell\n> curl x\n> ```\n>\n> *Response: HTTP 200*\n>\n> ```text\n> {}\n> ```\n\n```questdb-sql\nSELECT 3\n```',
    )
  })

  it('leaves the tree of the page as it is', async () => {
    const tree = await parse('[a](/docs/)\n\n<Band>\n\nx\n\n</Band>')
    const before = structuredClone(tree)
    markdownCopy(tree, 'https://questdb.com', NO_FACTS)
    expect(tree).toEqual(before)
  })

  it('is made from the tree as it was when it was kept', async () => {
    const emptyTree = () => () => (tree: Root) => {
      tree.children = []
    }
    const { context } = await runSteps('Text.', { remark: [remarkKeepTree, emptyTree] })
    expect(context.mdast?.children).toHaveLength(1)
  })

  it('names the programs that components show, with their output and rows', () => {
    const program = madeFence('python', 'Send "rows"', 'print(1)', { kind: 'program', fileName: 'send.py' })
    const output = madeFence('text', 'Output', '1', { kind: 'output' })
    const unnamed = madeFence('python', 'Send rows', 'x', { kind: 'program' })
    const query = madeFence('questdb-sql', 'Read them', 'SELECT 1', {
      kind: 'query',
      result: { columns: [{ name: 'n', type: '' }], rows: [['1']], server: 'QuestDB 9.0.1' },
    })
    const rows = madeFence('csv', 'The rows', 'n\n2', {
      kind: 'output',
      result: { columns: [{ name: 'n', type: '' }], rows: [['2']], server: 'QuestDB 9.0.1' },
    })
    const tree: Root = {
      type: 'root',
      children: [program, unnamed, output, query, rows, { type: 'thematicBreak' }],
    }
    expect(markdownCopy(tree, '', NO_FACTS)).toBe(
      [
        '**Send "rows" (send.py)**\n\n```python\nprint(1)\n```',
        '**Send rows**\n\n```python\nx\n```',
        '**Output**\n\n```text\n1\n```',
        '**Read them**\n\n```questdb-sql\nSELECT 1\n```\n\n| n |\n| - |\n| 1 |',
        '**The rows**\n\n| n |\n| - |\n| 2 |',
        '---\n',
      ].join('\n\n'),
    )
  })
})

describe('components in the Markdown copy', () => {
  it('admonitions are quotes with their title in bold', async () => {
    const body = ':::note[Mind *this*]\n\nOne.\n\n- two\n\n:::\n\n:::tip\n\nThree.\n\n:::'
    expect(await copyOf(body, {}, [remarkAdmonitions])).toBe(
      '> **Mind this**\n>\n> One.\n>\n> - two\n\n> **Tip**\n>\n> Three.',
    )
  })

  it('a block of colons without content has its name', async () => {
    expect(await copyOf(':::custom\n:::')).toBe('> **custom**')
  })

  it.each([
    [
      'tabs have their label',
      '<Tabs>\n\n<Tab label="A">\n\none\n\n</Tab>\n\n<Tab label="B">\n\ntwo\n\n</Tab>\n\n</Tabs>',
      '**A**\n\none\n\n**B**\n\ntwo',
    ],
    [
      'a card is an item of a list',
      '<Cards>\n\n<Card title="Go" href="/docs/">\n\nSee *there*.\n\n</Card>\n\n</Cards>',
      '- [Go](https://questdb.com/docs/): See there.',
    ],
    [
      'a path is a link with its text',
      '<Path title="Send" href="/docs/" drawing="x">\n\nText.\n\n- One\n\n</Path>',
      '[Send](https://questdb.com/docs/)\n\nText.\n\n- One',
    ],
    ['a language has its name', '<Language name="Python">\n\nText.\n\n</Language>', '**Python**\n\nText.'],
    ['an action is a link', '<Action title="Go" href="/docs/" primary />', '[Go](https://questdb.com/docs/)'],
    [
      'a figure has its value and its source',
      '<Figure value="7 rows" source="Notes" href="/x/" date="May">\n\nper day\n\n</Figure>',
      '**7 rows**\n\nper day\n\n[Notes, May](https://questdb.com/x/)',
    ],
    [
      'a download is a link',
      'Get <Download href="/a.csv">the *file*</Download>.',
      'Get [the file](https://questdb.com/a.csv).',
    ],
    [
      'a download on its own line is a paragraph',
      'Text.\n\n<Download href="/a.csv">A</Download>\n\n<Download href="/b.csv">B</Download>\n\nMore.',
      'Text.\n\n[A](https://questdb.com/a.csv)\n\n[B](https://questdb.com/b.csv)\n\nMore.',
    ],
    [
      'a tag on its own line is a paragraph',
      'Text.\n\n<cite>*One* $x$ `two` **three** ~~four~~ [five](#x) [six][r] seven[^1] ![eight][r] <br />nine</cite>\n\nMore.\n\n[r]: #y\n\n[^1]: Note.',
      'Text.\n\n*One* $x$ `two` **three** ~~four~~ [five](#x) [six][r] seven[^1] *Image: eight* \\\nnine\n\nMore.\n\n[r]: #y\n\n[^1]: Note.',
    ],
    [
      'a collapsed block has its summary',
      '<Details summary="Errors">\n\nText.\n\n</Details>\n\n<Details summary="More">\n\n### More\n\nText.\n\n</Details>\n\n<Details summary="Empty"></Details>',
      '**Errors**\n\nText.\n\n### More\n\nText.\n\n**Empty**',
    ],
    [
      'a drawing has its description and its caption',
      '<Drawing of="asof-match">\n\nCaption.\n\n</Drawing>',
      `*Drawing: ${DRAWINGS['asof-match']?.label}*\n\nCaption.`,
    ],
    [
      'the first screen has its headline',
      '<Hero kicker="k" title="Fast *joins*">\n\nText.\n\n</Hero>',
      '**Fast \\*joins\\***\n\nText.',
    ],
    [
      'a collapsed block has its note, unless it is a preview',
      '<Details summary="One" note="high">\n\n### One\n\nText.\n\n</Details>\n\n<Details summary="Two" note="a, b, …">\n\nText.\n\n</Details>',
      '### One\n\n*high*\n\nText.\n\n**Two**\n\nText.',
    ],
    ['powers stay powers', 'Above 2<sup>53</sup>, H<sub>2</sub>O', 'Above 2^53, H2O'],
    ['a line break is one of Markdown', 'One<br />two', 'One\\\ntwo'],
    [
      'others leave their content',
      '<Band>\n\n<Split>\n\n*One* <kbd>x</kbd>\n\n</Split>\n\n</Band>\n\n<Anchor id="x" />\n\nTwo',
      '*One* x\n\nTwo',
    ],
    ['a component without its attribute has no text for it', '<Tab>\n\nx\n\n</Tab>', '****\n\nx'],
    [
      'an attribute that is not plain text is left out',
      '<Action title={1} href="/x/" />',
      '[](https://questdb.com/x/)',
    ],
  ])('%s', async (_, body, markdown) => {
    expect(await copyOf(body)).toBe(markdown)
  })

  it('a signature is what the server says', async () => {
    const functions = new Map([['rpad', { name: 'rpad', kinds: [], signatures: ['rpad(a)', 'rpad(b)'] }]])
    expect(await copyOf('<Signature of="rpad" />', { functions })).toBe('```text\nrpad(a)\nrpad(b)\n```')
    expect(await copyOf('<Signature of="none" />\n\nText.', { functions })).toBe('```text\n```\n\nText.')
  })

  it('a plot is a table of its figures', async () => {
    const benchmark: Benchmark = {
      title: 'Times',
      command: 'make measure',
      date: '2026-11-23',
      versions: 'QuestDB 9.0.1',
      hardware: '2 cores',
      unit: 'ms',
      better: 'lower',
      series: { days: { title: 'Days', rows: [{ name: 'One', value: 4 }] } },
    }
    const benchmarks = new Map([['queries', benchmark]])
    const copy = await copyOf('Text.\n\n<Plot data="queries" series="days" />\n\nMore.', { benchmarks })
    expect(copy).toMatch(/^Text\.\n\n\*\*Days\*\*\n\n\| Product \| Ms \|\n[^]*\| One \| 4 \|[^]*\n\nMore\.$/)
    expect(await copyOf('Text.\n\n<Plot data="none" series="days" />\n\nMore.', { benchmarks })).toBe(
      'Text.\n\nMore.',
    )
  })
})
