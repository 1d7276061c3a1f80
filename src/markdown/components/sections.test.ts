import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

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
