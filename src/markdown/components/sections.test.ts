import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { h } from 'hastscript'
import { action, actions, band, columns, figure, figures, finePrint, pane, split } from './sections'
import { showcase } from './showcase'
import { rendered } from './test-component'

const PAGE = `<Band>

<Split>
<Pane>

## Text

Beside a visual.

</Pane>
<Pane>

A visual.

</Pane>
</Split>

<Figures>
<Figure value="1.7 million rows/s" source="Release notes" href="/release-notes/" date="July 2025">

Rows ingested per second

</Figure>
</Figures>

<Actions>
<Action title="Download" href="/download/" primary />
<Action title="Docs" href="/docs/" />
</Actions>

</Band>
`

it('marketing pages have bands, panes, figures with sources, and buttons', async () => {
  const { html, headings } = await compileText(PAGE)
  expect(headings.map(({ id }) => id)).toEqual(['text'])
  expect(html).toMatch(/class="band"><div class="band-body"><div class="split"><div class="pane">/)
  expect(html).toContain(
    '<strong class="proof-value">1.7 million rows/s</strong><p>Rows ingested per second</p>' +
      '<p class="proof-source"><a href="/release-notes/">Release notes</a>, July 2025</p>',
  )
  expect(html).toContain(
    '<p class="actions"><a class="action primary" href="/download/">Download</a><a class="action" href="/docs/">Docs</a></p>',
  )
})

it('a split has one of several forms', async () => {
  for (const form of ['even', 'mirrored']) {
    const { html } = await compileText(`<Split ${form}>\n<Pane>\n\nText.\n\n</Pane>\n</Split>`)
    expect(html).toContain(`<div class="split ${form}"><div class="pane">`)
  }
})

it('the markdown copy keeps the number, its source, and the links', async () => {
  const { markdown } = await compileText(PAGE)
  expect(markdown).toContain(
    '**1.7 million rows/s**\n\nRows ingested per second\n\n[Release notes, July 2025](',
  )
  expect(markdown).toMatch(/\[Download\]\(.*\/download\/\)/)
})

it('a figure without a source is refused', async () => {
  const problems = await problemsOf('<Figures>\n<Figure value="7">\n\nrows\n\n</Figure>\n</Figures>')
  expect(problems.map((problem) => /is missing \w+/.exec(problem)?.[0])).toEqual([
    'is missing source',
    'is missing href',
    'is missing date',
  ])
})

it('an image inside of a pane is checked like any other', async () => {
  expect(await problemsOf('<Split>\n<Pane>\n\n![A chart](./missing.png)\n\n</Pane>\n</Split>')).toEqual([
    expect.stringContaining('./missing.png does not exist'),
  ])
})

it('items of a list stand in columns', async () => {
  const { html } = await compileText('<Columns>\n\n- One\n- Two\n\n</Columns>')
  expect(html).toMatch(/<div class="columns"><ul>\s*<li>One<\/li>/)
})

it('bold words at the start of items are titles, whose period is marked', async () => {
  const titles = '- **Lag.** Replicas lag.\n- **Failover** is manual.\n- Never run **two.**'
  const { html, markdown } = await compileText(`<Columns>\n\n${titles}\n\n</Columns>`)
  expect(html).toContain('<li><strong>Lag<span class="stop">.</span></strong> Replicas lag.</li>')
  expect(html.match(/class="stop"/g)).toHaveLength(1)
  expect(markdown).toContain('**Lag.** Replicas lag.')
  const steps = await compileText(
    '<Pane>\n\n1. **Load.** Load it.\n\n   Twice.\n\n- **Lag.** Text.\n\n</Pane>',
  )
  expect(steps.html.match(/class="stop"/g)).toHaveLength(1)
})

it('a showcase takes one example and nothing else', async () => {
  expect(await problemsOf('<Showcase>\n\nText.\n\nMore text.\n\n</Showcase>')).toEqual([
    expect.stringContaining('<Showcase> must contain exactly one example'),
  ])
})

const NEW_LINE = { type: 'text' as const, value: '\n' }
const item = (...children: Parameters<typeof h>[2][]) => h('li', ...children)

it('a band has a body, which limits the width of its content', () => {
  expect(rendered(band, {}, [h('p', 'Text.')]).html).toBe(
    '<div class="band"><div class="band-body"><p>Text.</p></div></div>',
  )
})

it('a split has exactly the forms that the author names', () => {
  const classOf = (attributes: Record<string, string>) =>
    rendered(split, attributes, [h('div')]).html.replace('><div></div></div>', '>')
  expect(classOf({})).toBe('<div class="split">')
  expect(classOf({ wide: '' })).toBe('<div class="split wide">')
  expect(classOf({ mirrored: '', even: '' })).toBe('<div class="split even mirrored">')
})

it('fine print is a box with a class', () => {
  expect(rendered(finePrint, {}, [h('p', 'Source')]).html).toBe('<div class="fine-print"><p>Source</p></div>')
})

it('a figure has its value, its description, and its source with the date', () => {
  const attributes = { value: '1.7 million', source: 'Notes', href: '/release-notes/', date: 'July 2025' }
  const { html, element } = rendered(figure, attributes, [h('p', 'rows')])
  expect(html).toBe(
    '<li class="proof"><strong class="proof-value">1.7 million</strong><p>rows</p><p class="proof-source"><a href="/release-notes/">Notes</a>, July 2025</p></li>',
  )
  expect(rendered(figures, {}, [NEW_LINE, element]).html).toBe(`<ul class="figures" role="list">${html}</ul>`)
  expect(rendered(figure).html).toContain(', </p>')
})

it('actions are links in a row, of which primary ones look different', () => {
  const one = rendered(action, { title: 'Download', href: '/download/', primary: '' }).element
  const other = rendered(action, { title: 'Docs', href: '/docs/' }).element
  expect(rendered(actions, {}, [NEW_LINE, one, NEW_LINE, other]).html).toBe(
    '<p class="actions"><a class="action primary" href="/download/">Download</a><a class="action" href="/docs/">Docs</a></p>',
  )
})

it('the period of a title is marked in each kind of list that has titles', () => {
  const title = () => item(h('strong', 'Lag.'), ' Text.')
  const marked = '<li><strong>Lag<span class="stop">.</span></strong> Text.</li>'
  const plain = '<li><strong>Lag.</strong> Text.</li>'
  const html = (component: typeof pane, tag: string) =>
    rendered(component, {}, [h(tag, [title(), title()])]).html
  expect(html(columns, 'ul')).toBe(`<div class="columns"><ul>${marked}${marked}</ul></div>`)
  expect(html(columns, 'ol')).toBe(`<div class="columns"><ol>${marked}${marked}</ol></div>`)
  expect(html(pane, 'ol')).toBe(`<div class="pane"><ol>${marked}${marked}</ol></div>`)
  expect(html(pane, 'ul')).toBe(`<div class="pane"><ul>${plain}${plain}</ul></div>`)
})

it('the period of a title is marked in items with paragraphs, after line breaks too', () => {
  const list = h('ol', [NEW_LINE, item(NEW_LINE, h('p', h('strong', 'Load.'), ' It.'), h('p', 'Twice.'))])
  expect(rendered(pane, {}, [h('p', 'Text.'), list]).html).toContain(
    '<p><strong>Load<span class="stop">.</span></strong> It.</p><p>Twice.</p>',
  )
})

it.each([
  ['no bold words', item('Text.')],
  ['bold words after others', item('Never ', h('strong', 'two.'))],
  ['other emphasis', item(h('em', 'Lag.'), ' Text.')],
  ['bold words without a period', item(h('strong', 'Lag'), '. Text.')],
  ['bold code', item(h('strong', h('code', 'lag.')), ' Text.')],
  ['an empty title', item(h('strong'), ' Text.')],
  ['a picture first', item(h('p', h('img'), h('strong', 'Lag.')))],
  ['nothing', item()],
])('an item with %s has no title', (_, one) => {
  expect(rendered(columns, {}, [h('ul', [one])]).html).not.toContain('stop')
})

const chartedExample = () => {
  const code = h('figure', { className: ['code'] }, [
    h('figcaption', 'Trades ', h('b', 'per hour')),
    h('pre', 'SQL'),
  ])
  const result = h('div', { className: ['result'] }, [
    h('div', { className: ['chart'] }, 'Chart'),
    h('table'),
  ])
  return h('div', { className: ['example'] }, [code, NEW_LINE, result])
}

it('a showcase has the caption and the chart first, and the query and its rows collapsed', () => {
  const { html, problems } = rendered(showcase, {}, [NEW_LINE, chartedExample(), NEW_LINE])
  expect(problems).toEqual([])
  expect(html).toBe(
    '<div class="showcase"><p class="showcase-title">Trades <b>per hour</b></p><div class="chart">Chart</div>' +
      '<details class="fold"><summary>Query and rows</summary><div class="example"><figure class="code"><pre>SQL</pre></figure>\n<div class="result"><table></table></div></div></details></div>',
  )
})

it('a showcase leaves an example without a recorded result or a chart as it is', () => {
  const bare = () => h('div', { className: ['example'] }, [h('pre', 'SQL')])
  expect(rendered(showcase, {}, [bare()])).toMatchObject({
    html: '<div><div class="example"><pre>SQL</pre></div></div>',
    problems: [],
  })
  const rows = h('div', { className: ['example'] }, [h('div', { className: ['result'] }, [h('table')])])
  expect(rendered(showcase, {}, [rows]).html).toBe(
    '<div><div class="example"><div class="result"><table></table></div></div></div>',
  )
})

it('a showcase of no example or of several is an error that names the line', () => {
  const rule =
    'content/docs/test.mdx:7: <Showcase> must contain exactly one example. write one questdb-sql fence with a chart inside, with blank lines around it.'
  expect(rendered(showcase, {}, [NEW_LINE])).toMatchObject({ html: '<div>\n</div>', problems: [rule] })
  expect(rendered(showcase, {}, [chartedExample(), chartedExample()]).problems).toEqual([rule])
})
