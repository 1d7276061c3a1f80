import { describe, expect, it } from 'vitest'
import { rehypeComponents } from './rehype-components'
import { rehypeLinks } from './rehype-links'
import { runSteps } from './test-steps'

const compile = (...lines: string[]) => runSteps(lines.join('\n'), { rehype: [rehypeComponents] })

const at = (line: number, message: string) => `content/docs/test.mdx:${line}: ${message}.`

describe('a component', () => {
  it('is rendered, also in other components and in text', async () => {
    const { html, problems } = await compile(
      '<Cards>',
      '<Card title="Go" href="/docs/">',
      'There is <Anchor id="x" /> and **<Anchor id="y" />**.',
      '</Card>',
      '</Cards>',
    )
    expect(html).toContain(
      '<ul class="cards" role="list"><li class="card"><a class="card-title" href="/docs/">Go</a>',
    )
    expect(html).toContain('There is <span id="x"></span> and <strong><span id="y"></span></strong>.')
    expect(problems).toEqual([])
  })

  it('needs its attributes, with a value', async () => {
    expect((await compile('<Cards>', '', '<Card href="">', 'x', '</Card>', '</Cards>')).problems).toEqual([
      at(3, '<Card> is missing title. write <Card title="…">'),
      at(3, '<Card> is missing href. write <Card href="…">'),
    ])
    expect((await compile('<Anchor />')).problems).toContain(
      at(1, '<Anchor> is missing id. write <Anchor id="…">'),
    )
  })

  it('rejects unknown attributes, and tells which it accepts', async () => {
    expect(
      (await compile('<Card title="x" href="/y/" color="red" size="1">', 'z', '</Card>')).problems,
    ).toEqual([
      at(1, "<Card> doesn't accept the attribute color. use only: title, href"),
      at(1, "<Card> doesn't accept the attribute size. use only: title, href"),
    ])
    expect((await compile('<Hero kicker="a" title="b" x="">', 'z', '</Hero>')).problems).toEqual([
      at(1, "<Hero> doesn't accept the attribute x. use only: kicker, title, above, centered"),
    ])
    expect((await compile('Text.', '', '<Cards x="1">', '</Cards>')).problems).toEqual([
      at(3, "<Cards> doesn't accept the attribute x. remove it: this tag accepts no attributes"),
    ])
  })

  it('reports a misspelled attribute once, and uses its value', async () => {
    const { problems, html } = await compile(
      '<Details summry="Errors" note="3">',
      '',
      'Text.',
      '',
      '</Details>',
    )
    expect(problems).toEqual([
      "content/docs/test.mdx:1: <Details> doesn't accept the attribute summry. did you mean summary?",
    ])
    expect(html).toContain('<summary>Errors')
    // the attribute that is near is there already
    expect((await compile('<Details summary="a" summry="b">', 'x', '</Details>')).problems).toEqual([
      at(1, "<Details> doesn't accept the attribute summry. use only: summary, note"),
    ])
  })

  it('that is unknown is reported with the known ones, and its content is still checked', async () => {
    const { problems, html } = await compile('Text.', '', '<Chart>', '', 'Inside <Anchor />.', '', '</Chart>')
    expect(problems).toHaveLength(3)
    expect(problems.at(-1)).toMatch(
      /^content\/docs\/test\.mdx:3: unknown component <Chart>\. use one of Action, Actions, .*, Tabs, ClientExample, .*, Include, or one of the tags br, code, kbd, .*, cite; put a literal < in backticks\.$/,
    )
    expect(problems[0]).toContain(':5: <Anchor> is missing id')
    expect(html).toContain('Inside')
  })

  it.each(['Include', 'LeadIn'])('that inserts blocks has to be on its own line: %s', async (name) => {
    expect((await compile('Text.', '', `See <${name} x="y" /> here.`)).problems).toEqual([
      at(
        3,
        `<${name}> is inside a paragraph or another line of text. write it on its own line, with a blank line before and after it`,
      ),
    ])
  })

  it.each(['<constructor />', '<toString />', '<></>'])('is not %s', async (tag) => {
    expect((await compile(tag)).problems).toEqual([expect.stringContaining('unknown component <')])
  })

  it('has links that are reported at its line, or at the line of the link in its text', async () => {
    const { problems } = await runSteps(
      'Text.\n\n<Card title="Go" href="there">\n\nSee\n[x](y).\n\n</Card>',
      {
        rehype: [rehypeComponents, rehypeLinks],
      },
    )
    expect(problems).toEqual([
      expect.stringContaining(':3: the link "there" is relative'),
      expect.stringContaining(':6: the link "y" is relative'),
    ])
  })
})

describe('a plain tag', () => {
  it('keeps its text and its attributes', async () => {
    const { html, problems } = await compile('Press <kbd>Ctrl *S*</kbd> or <abbr title="x">y</abbr><br />z.')
    expect(html).toBe('<p>Press <kbd>Ctrl <em>S</em></kbd> or <abbr title="x">y</abbr><br>z.</p>')
    expect(problems).toEqual([])
  })

  it('loses attributes that it may not have', async () => {
    const { html, problems } = await compile('Text.', '', 'A <abbr title="x" class="y">z</abbr>.')
    expect(html).toContain('<abbr title="x">z</abbr>')
    expect(problems).toEqual([at(3, "<abbr> doesn't accept the attribute class. use only: title")])
  })
})
