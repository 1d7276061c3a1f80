import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../tests/support/compile-text'
import { ContentError } from '../base/content-error'
import { PageProblems } from './compile-page'
import type { PageRecordSource } from './results/check-examples'

describe('a page', () => {
  it('gives headings of level 2 and 3 with anchors that can be linked', async () => {
    const page = await compileText('Intro.\n\n## First things\n\n### A detail\n\n#### Too deep\n')
    expect(page.headings).toEqual([
      { depth: 2, id: 'first-things', text: 'First things' },
      { depth: 3, id: 'a-detail', text: 'A detail' },
    ])
    expect(page.anchors).toContain('too-deep')
    expect(page.html).toContain('<h2 id="first-things">First things<a class="anchor" href="#first-things"')
  })

  it('puts what is below the first screens into an element that is laid out later, unless that is turned off', async () => {
    const long = `## First\n\n${'A sentence of a long page.\n\n'.repeat(200)}`
    const both = long + long.replace('First', 'Second')
    expect((await compileText(both)).html).toContain('<div class="deferred"')
    expect((await compileText(both, { defersLayout: false })).html).not.toContain('class="deferred"')
  })

  it('keeps host:port and times as they were written', async () => {
    const page = await compileText('Open localhost:9000 at 12:30, or ratio 3:x.')
    expect(page.plainText).toBe('Open localhost:9000 at 12:30, or ratio 3:x.')
  })

  it('turns admonitions into asides, with their own title where they have one', async () => {
    const page = await compileText(':::tip[Read **this**]\n\nText.\n\n:::\n\n:::warning\n\nMind.\n\n:::')
    expect(page.html).toContain(
      '<aside role="note" class="admonition tip" aria-label="Read this"><p class="admonition-title">Read <strong>this</strong></p>',
    )
    expect(page.html).toContain('<p class="admonition-title">Warning</p>')
  })

  it('makes tabs that are readable without scripts', async () => {
    const { html } = await compileText(
      '<Tabs group="os">\n<Tab label="Linux">\n\none\n\n</Tab>\n<Tab label="macOS">\n\ntwo\n\n</Tab>\n</Tabs>',
    )
    expect(html).toContain('data-tabs="os"')
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).toMatch(/aria-selected="true"[^>]*>Linux/)
    expect(html).toMatch(/role="tabpanel"[^>]*data-label="macOS"[^>]*><p>two<\/p>/)
    expect(html).not.toContain(' hidden')
  })

  it('includes fragments with their parameters, also inside lists and other fragments', async () => {
    const page = await compileText('<Include name="partials/a" port="9000" />', {
      fragmentBodies: {
        'partials/a': 'Port @port@ on localhost:@port@.\n\n<Include name="partials/b" />',
        'partials/b': 'Inner.',
      },
    })
    expect(page.plainText).toBe('Port 9000 on localhost:9000.\nInner.')
    expect(Object.keys(page.fragments)).toEqual(['partials/a', 'partials/b'])
  })

  it('fills in facts of the release in text, code and links', async () => {
    const page = await compileText(
      'Version @release.version@.\n\n```bash\nget v@release.tag@\n```\n\n[notes](https://example.com/@release.tag@)',
    )
    expect(page.plainText).toContain('Version 9.0.0.')
    expect(page.html).toContain('v9.0.0')
    expect(page.html).toContain('href="https://example.com/9.0.0"')
  })

  it('draws formulas and says that their stylesheet is needed', async () => {
    expect((await compileText('$a^2$')).hasMath).toBe(true)
    expect((await compileText('no formula')).hasMath).toBe(false)
    expect((await compileText('A $a^2$ here')).plainText).toBe('A a² here')
  })

  it('gives a diagram one name for assistive technology', async () => {
    const { html } = await compileText('```mermaid title="How rows arrive"\nflowchart LR\n a --> b\n```')
    expect(html).toContain('<svg role="img" aria-label="How rows arrive">')
    expect(html).not.toContain('graphics-document')
  })

  it('scrolls wide tables inside a box of their own', async () => {
    const { html } = await compileText('| a | b |\n| --- | ---: |\n| 1 | 2 |')
    expect(html).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table>',
    )
    expect(html).toContain('<th scope="col"')
    // A corner without words is no heading.
    expect((await compileText('| | b |\n| --- | --- |\n| 1 | 2 |')).html).toMatch(
      /<tr>\s*<td><\/td>\s*<th scope="col">b<\/th>/,
    )
  })

  it('labels the cells of a table of prose, which becomes cards on narrow screens', async () => {
    const prose = 'A sentence that is too long for a narrow column.'
    const { html } = await compileText(
      `| Setting | Default | Meaning |\n| --- | --- | --- |\n| a | 1 | ${prose} |`,
    )
    expect(html).toContain('class="table-scroll stacks"')
    expect(html.replace(/\s*\n\s*/g, '')).toContain(
      `<td>a</td><td data-label="Default">1</td><td data-label="Meaning">${prose}</td>`,
    )
  })

  it('gives a table more room than text where its columns need it', async () => {
    const table = (columns: number) => {
      const row = (cell: string) => `| ${Array.from({ length: columns }, () => cell).join(' | ')} |\n`
      return compileText(row('h') + row('---') + row('Some words of twenty'))
    }
    expect((await table(3)).html).toContain('class="table-scroll"')
    expect((await table(4)).html).toContain('class="table-scroll stacks wide"')
  })

  it('leaves the table of a recorded result in its own box', async () => {
    const { html } = await compileText('```questdb-sql\nSELECT 1 AS a\n```', {
      recordOf: () => ({
        lineOf: () => 1,
        record: {
          engine: '9.0.1',
          examples: [
            {
              language: 'questdb-sql',
              index: 0,
              sql: 'SELECT 1 AS a',
              statements: [
                {
                  kind: 'rows',
                  sql: 'SELECT 1 AS a',
                  columns: [{ name: 'a', type: 'INT' }],
                  rows: [['1'], ['2']],
                  rowCount: 2,
                },
              ],
            },
          ],
        },
      }),
    })
    expect(html).toContain('class="result-scroll"')
    expect(html).not.toContain('table-scroll')
  })

  it('writes a clean Markdown copy: components gone, links whole, titles instead of flags', async () => {
    const { markdown } = await compileText(
      'See [symbol](/docs/concept/symbol/).\n\n:::note[Mind]\n\nText.\n\n:::\n\n<Cards>\n<Card title="Go" href="/docs/">\nThere.\n</Card>\n</Cards>\n\n```questdb-sql title="x" rows=3\nSELECT 1;\n```\n',
    )
    expect(markdown).toBe(
      'See [symbol](https://questdb.com/docs/concept/symbol/).\n\n> **Mind**\n>\n> Text.\n\n- [Go](https://questdb.com/docs/): There.\n\n**x**\n\n```questdb-sql\nSELECT 1;\n```\n',
    )
  })
})

describe('what a page holds for other parts of the site', () => {
  const EXAMPLE = '```questdb-sql title="One"\nSELECT 1 AS a\n```'
  const rows = { columns: [{ name: 'a', type: 'INT' }], rows: [['1']], rowCount: 1 }
  const recordOf = (): PageRecordSource => ({
    lineOf: () => 3,
    record: {
      engine: '9.0.1',
      examples: [
        {
          language: 'questdb-sql',
          index: 0,
          sql: 'SELECT 1 AS a',
          statements: [{ kind: 'rows', sql: 'SELECT 1 AS a', ...rows }],
        },
      ],
    },
  })

  it('has the text of each section, and the headings of all levels', async () => {
    const { texts, outline } = await compileText('Intro.\n\n## One\n\nText.\n\n### Two\n\n#### Three')
    expect(texts.map(({ heading, text }) => [heading, text])).toEqual([
      [null, 'Intro.'],
      ['One', 'Text.'],
      ['Two', 'Three'],
    ])
    expect(outline.map(({ depth, text }) => [depth, text])).toEqual([
      [2, 'One'],
      [3, 'Two'],
      [4, 'Three'],
    ])
  })

  it('has the links and images of the page with their lines in the file', async () => {
    const { links, images, plainText } = await compileText('[a](/docs/)\n\nSee [b](#x).')
    expect(links).toEqual([
      { href: '/docs/', line: 5 },
      { href: '#x', line: 7 },
    ])
    expect(images).toEqual([])
    expect(plainText).toBe('a\nSee b.')
  })

  it('has the dotted names of the page, each once and sorted, and the one key without a dot', async () => {
    const { propertyNames } = await compileText(
      'Set `http.b_c.port2`, readonly, cairo.max.rows, `cairo.max.rows` and v9.1.2, but not Http.x, .y or readonlyx.',
    )
    expect(propertyNames).toEqual(['cairo.max.rows', 'http.b_c.port2', 'readonly', 'v9.1.2'])
    expect((await compileText('None.')).propertyNames).toEqual([])
  })

  it('has the examples with a record, and their result below them', async () => {
    const page = await compileText(`## A\n\n${EXAMPLE}`, { recordOf })
    expect(page.examples).toEqual([
      { language: 'questdb-sql', index: 0, line: 7, title: 'One', anchor: 'a', heading: 'A', depth: 2 },
    ])
    expect(page.recordProblems).toEqual([])
    expect(page.html).toContain('class="result')
    expect(page.html).not.toContain('data-example=')
  })

  it('says below an example that its result is missing', async () => {
    const page = await compileText(EXAMPLE)
    expect(page.html).toContain('No recorded result')
    expect(page.recordProblems).toEqual([expect.objectContaining({ file: 'content/docs/test.mdx', line: 5 })])
    expect(page.examples).toEqual([])
  })

  it('says nothing about examples of a fragment, which are recorded with the pages that include it', async () => {
    const page = await compileText(EXAMPLE, { isIncluded: () => true })
    expect(page.html).not.toContain('No recorded result')
    expect(page.recordProblems).toEqual([])
  })

  it('has the lines of errors that readers see', async () => {
    const { openErrorLines } = await compileText('Text.\n\n```questdb-sql error="x"\nSELECT 1\n```')
    expect(openErrorLines).toEqual([7])
  })

  it('has the digests of its fragments', async () => {
    const { fragments } = await compileText('<Include name="partials/a" />', {
      fragmentBodies: { 'partials/a': 'A.', 'partials/b': 'B.' },
    })
    expect(fragments).toEqual({ 'partials/a': 'A.' })
  })

  it('has a Markdown copy with blocks apart, also around images', async () => {
    const picture = '../../../content/images/web-console/sample-by-chart.png'
    const body = `## A\n\nText.\n\n![A chart](${picture})\n\nMore.`
    expect((await compileText(body)).markdown).toBe('## A\n\nText.\n\n*Image: A chart*\n\nMore.\n')
  })

  it('says which functions it documents', async () => {
    const functions = new Map([['rpad', { name: 'rpad', kinds: ['STANDARD'], signatures: ['rpad(a)'] }]])
    const { signatures } = await compileText('## Pad\n\n<Signature of="rpad" />', { functions })
    expect(signatures).toEqual([{ name: 'rpad', anchor: 'pad', heading: 'Pad', depth: 2 }])
  })
})

describe('the problems of a page', () => {
  const thrown = async (
    body: string,
    given: Parameters<typeof compileText>[1] = {},
  ): Promise<PageProblems> => {
    const error: unknown = await compileText(body, given).catch((reason: unknown) => reason)
    if (!(error instanceof PageProblems)) throw error
    return error
  }
  const EXAMPLE = '```questdb-sql\nSELECT 1\n```'

  it('come with the links and anchors of the page, which are still checked', async () => {
    const { links, anchors, errors } = await thrown('## One\n\n[a](/docs/) [b](relative)\n\n## Two')
    expect(links).toEqual([{ href: '/docs/', line: 7 }])
    expect(anchors).toEqual(['one', 'two'])
    expect(errors).toHaveLength(1)
  })

  it('come with those of its record', async () => {
    const { errors } = await thrown(`[b](relative)\n\n${EXAMPLE}`)
    expect((errors as Error[]).map(({ message }) => message)).toEqual([
      expect.stringContaining(':5: the link "relative" is relative'),
      expect.stringContaining(':7: the page has an example, but there is no record'),
    ])
  })

  it('leave out anchors and examples if part of the page is unknown', async () => {
    const { anchors, errors } = await thrown(`${EXAMPLE}\n\n## One\n\n:::note\n\nText.`)
    expect(anchors).toBeUndefined()
    expect((errors as Error[]).map(({ message }) => message)).toEqual([
      expect.stringContaining(':11: the admonition :::note is never closed'),
    ])
  })

  it('are only the syntax error if there is one', async () => {
    const { anchors, links, errors } = await thrown('[a](b)\n\n</Tabs>')
    expect(anchors).toBeUndefined()
    expect(links).toEqual([])
    expect((errors as Error[]).map(({ message }) => message)).toEqual([
      expect.stringContaining(':7: a closing tag has no opening tag'),
    ])
  })

  it('name an unclosed fence once', async () => {
    expect(await problemsOf('Text.\n\n```text\ncode')).toEqual([
      expect.stringContaining(':7: the code fence is never closed'),
    ])
    expect(await problemsOf('Text.\n\n```text unknown\ncode')).toEqual([
      expect.stringContaining(':7: the code fence is never closed'),
      expect.stringContaining('Unknown flag'),
    ])
  })

  it('that a service throws together are reported one by one', async () => {
    const picture = '../../../content/images/web-console/sample-by-chart.png'
    const noteFile = () => {
      throw new AggregateError([
        new ContentError('a.yml', 1, 'a', 'b'),
        new ContentError('c.yml', 2, 'd', 'e'),
      ])
    }
    const { errors, anchors } = await thrown(`Text.\n\n![x](${picture})`, { noteFile })
    expect((errors as Error[]).map(({ message }) => message)).toEqual(['a.yml:1: a. b.', 'c.yml:2: d. e.'])
    expect(anchors).toBeUndefined()
  })

  it('of an import are not followed by one of the compiler', async () => {
    expect(await problemsOf('import x from "y"\n\nText.')).toHaveLength(1)
  })
})

describe('what an author did wrong', () => {
  const cases: [string, string, RegExp][] = [
    [
      'an import',
      'import x from "y"',
      /:5: import and export are not allowed in content\. remove it: components are available/,
    ],
    [
      'an expression',
      'a {1 + 1} b',
      /:5: the expression \{1 \+ 1\} is not allowed in content\. put braces in backticks/,
    ],
    [
      'an unclosed brace',
      'Intro.\n\nan { open brace',
      /:7?.*brace is unclosed or unintended.*put \{ and \} in backticks/,
    ],
    [
      'an unclosed tag',
      'Intro.\n\n<Tabs>\n\ntext',
      /test.mdx:7: the tag <Tabs> is never closed\. write <\/Tabs> after/,
    ],
    [
      'an unknown component',
      'Intro.\n\n<Chart x="1" />',
      /:7: unknown component <Chart>\. use one of Action, .*Anchor, .*Cards/,
    ],
    [
      'an unknown directive',
      ':::caution\n\nx\n\n:::',
      /:5: unknown directive :::caution\. use one of: note, tip, /,
    ],
    ['a level 1 heading', '# Title', /:5: the heading "Title" is level 1.*start with ##/],
    ['a heading twice', '## Same\n\n## Same', /:7: the heading "Same" appears twice/],
    ['a skipped level', '## A\n\n#### B', /:7: the heading "B" skips a level\. write ### instead of ####/],
    [
      'a relative link',
      '[x](../symbol)',
      /:5: the link "\.\.\/symbol" is relative\. write the route from the root/,
    ],
    [
      'an image that is not there',
      '![A chart](./nothing.png)',
      /:5: the image \.\/nothing\.png does not exist/,
    ],
    [
      'an image without alternative text',
      '![](./nothing.png)',
      /:5: the image \.\/nothing\.png has no alt text/,
    ],
    [
      'a fragment that is not there',
      '<Include name="partials/none" />',
      /:5: unknown fragment "partials\/none"/,
    ],
    [
      'a fragment without its parameter',
      '<Include name="partials/p" />',
      /requires the parameter "port"\. write <Include name="partials\/p" port="…" \/>/,
    ],
    [
      'a component without its attribute',
      '<Cards>\n<Card title="x">\ny\n</Card>\n</Cards>',
      /<Card> is missing href/,
    ],
    [
      'one tab alone',
      '<Tabs>\n<Tab label="a">\nx\n</Tab>\n</Tabs>',
      /<Tabs> must contain two or more <Tab> elements/,
    ],
    ['a diagram without a name', '```mermaid\nflowchart LR\n```', /:5: the diagram has no alt text/],
    ['an unknown release fact', 'v@release.size@', /:5: unknown release fact @release\.size@/],
    ['an unknown flag of a fence', '```questdb-sql skip\nSELECT 1\n```', /unknown flag "skip"/i],
    ['an unknown language', '```cobol\nx\n```', /unknown language "cobol"/],
    ['a fence without a language', '```\nx\n```', /The code fence has no language/],
  ]
  it.each(cases)('%s', async (_, body, expected) => {
    const problems = await problemsOf(body, { fragmentBodies: { 'partials/p': 'Port @port@' } })
    expect(problems.join('\n')).toMatch(expected)
    expect(problems.join('\n')).toContain('content/docs/test.mdx')
  })

  it('is told all at once', async () => {
    const problems = await problemsOf('{a}\n\n<Chart />\n\n:::caution\n\nx\n\n:::\n\n[x](y)')
    expect(problems).toEqual([
      expect.stringContaining('{a}'),
      expect.stringContaining(':::caution'),
      expect.stringContaining('<Chart>'),
      expect.stringContaining('link "y" is relative'),
    ])
  })

  it('a fence with a mistake does not hide the problems after it, nor report examples as missing', async () => {
    const fences = ['```\nx\n```', '```cobol\nx\n```', '```ebnf railroad\na ::= [ b ]\n```', '```bash\n\n```']
    const body = `${fences.join('\n\n')}\n\n<Chart />\n\n[x](y)\n\n\`\`\`questdb-sql\nSELECT 1;\n\`\`\``
    const record = { engine: '9.0.1', examples: [] } as unknown as PageRecordSource['record']
    expect(await problemsOf(body, { recordOf: () => ({ record, lineOf: () => 1 }) })).toEqual([
      expect.stringContaining(':5: The code fence has no language. '),
      expect.stringContaining(':9: The code fence specifies an unknown language "cobol". Use one of: '),
      expect.stringContaining(':17: The code fence is empty. '),
      expect.stringMatching(/:14: .*( b )?/),
      expect.stringContaining(':21: unknown component <Chart>'),
      expect.stringContaining(':23: the link "y" is relative'),
    ])
  })

  it('a comment is no expression: it vanishes', async () => {
    expect((await compileText('{/* to do */}\n\nText.')).plainText).toBe('Text.')
  })
})
