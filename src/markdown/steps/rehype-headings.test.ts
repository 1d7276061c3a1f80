import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { rehypeHeadings } from './rehype-headings'
import { contextOf, htmlOf, runSteps } from './test-steps'

const compile = (body: string) => runSteps(body, { rehype: [rehypeHeadings] })

const at = (line: number, message: string) => `content/docs/test.mdx:${line}: ${message}.`

describe('headings', () => {
  it('are listed: all in the outline, and the upper two levels in the table of contents', async () => {
    const { context } = await compile(
      '## One\n\n### Two `x`\n\n#### Three\n\n##### Four\n\n###### Five\n\n## Six',
    )
    expect(context.headings).toEqual([
      { depth: 2, id: 'one', text: 'One' },
      { depth: 3, id: 'two-x', text: 'Two x' },
      { depth: 2, id: 'six', text: 'Six' },
    ])
    expect(context.outline.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
      '2 One',
      '3 Two x',
      '4 Three',
      '5 Four',
      '6 Five',
      '2 Six',
    ])
    expect(context.outline[2]?.id).toBe('three')
    expect([...context.anchors]).toEqual(['one', 'two-x', 'three', 'four', 'five', 'six'])
  })

  it('have a link that copies their address, down to level 4', async () => {
    const { html } = await compile('## One\n\n### Two\n\n#### Three\n\n##### Four')
    expect(html).toContain(
      '<h2 id="one">One<a class="anchor" href="#one" aria-label="Link to “One”" data-anchor="">#</a></h2>',
    )
    expect(html).toMatch(/<h4 id="three">Three<a class="anchor"/)
    expect(html).toContain('<h5 id="four">Four</h5>')
  })

  it('go down one level at a time, from level 2', async () => {
    expect((await compile('### Deep')).problems).toEqual([
      at(1, 'the heading "Deep" skips a level. write ## instead of ###'),
    ])
    expect((await compile('## A\n\n### B\n\n##### D\n\n###### E\n\n## F\n\n#### G')).problems).toEqual([
      at(5, 'the heading "D" skips a level. write #### instead of #####'),
      at(11, 'the heading "G" skips a level. write ### instead of ####'),
    ])
    expect((await compile('## A\n\n### B\n\n#### C\n\n### D\n\n## E')).problems).toEqual([])
  })

  it('are not of level 1', async () => {
    expect((await compile('Text.\n\n# Title\n\n## Next')).problems).toEqual([
      at(3, 'the heading "Title" is level 1, which is reserved for the page title. start with ##'),
    ])
  })

  it('are unique, also in upper and lower case', async () => {
    expect((await compile('## Same\n\n## same\n\n## SAME\n\n## Other')).problems).toEqual([
      at(
        3,
        'the heading "same" appears twice on the page. make each heading unique, so that its anchor is stable',
      ),
      at(
        5,
        'the heading "SAME" appears twice on the page. make each heading unique, so that its anchor is stable',
      ),
    ])
  })

  it('without text are left to the check of the Markdown', async () => {
    const { problems, context } = await compile('##\n\n## &#32;\n\n##')
    expect(problems).toEqual([])
    expect(context.outline).toEqual([])
  })

  it('of footnotes are not the author’s', async () => {
    const { context, html } = await compile('## Text\n\nA[^1].\n\n[^1]: Note.')
    expect(context.outline.map(({ text }) => text)).toEqual(['Text'])
    expect(html).toMatch(/<h2 [^>]*id="footnote-label">Footnotes<\/h2>/)
    expect([...context.anchors]).toContain('footnote-label')
  })

  it('include the title of a hero, the only one of level 1', () => {
    const context = contextOf()
    const tree = h(null, h('h1', { className: ['hero-title'] }, 'Fast'), h('h2', { id: 'a' }, 'A'))
    rehypeHeadings(context)()(tree)
    expect(context.problems).toEqual([])
    expect(htmlOf(tree)).toContain('<h1 class="hero-title">Fast</h1>')
    expect(context.outline).toEqual([{ depth: 2, id: 'a', text: 'A' }])
  })

  it('are not other elements whose names are alike', () => {
    const context = contextOf()
    rehypeHeadings(context)()(h(null, h('hr'), h('th1', 'a'), h('h7', 'b'), h('h1x', 'c')))
    expect(context.outline).toEqual([])
    expect(context.problems).toEqual([])
  })
})

describe('ids', () => {
  it.each(['main', 'contents-title', 'helpful', 'onward'])('of the layout are taken: %s', async (id) => {
    expect((await compile(`Text.\n\n## ${id}`)).problems).toEqual([
      at(
        3,
        `the anchor #${id} appears twice on the page. rename the heading, or remove the <Anchor> with this id`,
      ),
    ])
  })

  it('are unique among all elements', () => {
    const context = contextOf()
    rehypeHeadings(context)()(
      h(null, h('span', { id: 'part' }), h('h2', { id: 'part' }, 'Part'), h('p', { id: 'x' })),
    )
    expect(context.problems.map(({ problem }) => problem)).toEqual([
      'the anchor #part appears twice on the page',
    ])
    expect([...context.anchors]).toEqual(['part', 'x'])
  })
})
