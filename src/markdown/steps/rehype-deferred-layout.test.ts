import type { Element, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { rehypeDeferredLayout } from './rehype-deferred-layout'

/** 11 lines. */
const paragraph = (): Element => h('p', 'A sentence of forty characters, or so. '.repeat(20))

/** More than what is laid out at once. */
const screens = (): Element[] => Array.from({ length: 14 }, paragraph)

/** The page as HTML, with paragraphs shortened. */
function deferred(...children: RootContent[]): string {
  const tree: Root = { type: 'root', children }
  rehypeDeferredLayout()(tree)
  return toHtml(tree as never).replace(/(?:<p>A sentence[^<]*<\/p>)+/g, '…')
}

it('defers everything from the first section below the first screens, with its estimated height', () => {
  const html = deferred(
    h('p', 'Intro.'),
    h('h2', 'One'),
    ...screens(),
    h('h2', 'Two'),
    ...screens(),
    h('h2', 'Three'),
    h('p', 'End.'),
  )
  const height = Number(/--height:(\d+)px/.exec(html)?.[1])
  expect(html).toBe(
    `<p>Intro.</p><h2>One</h2>…<div class="deferred" style="--height:${String(height)}px">` +
      '<h2 class="begins">Two</h2>…<h2>Three</h2><p>End.</p></div>',
  )
  // 132 lines
  expect(height).toBeGreaterThan(132 * 20)
  expect(height).toBeLessThan(132 * 29)
})

it('begins below what Chromium lays out at once in a window of 940 px, even if the estimate is too high by a tenth', () => {
  const sections = Array.from({ length: 40 }, () => [h('h2', 'Section'), h('p', 'Text. '.repeat(40))]).flat()
  const [above = ''] = deferred(...sections).split('<div class="deferred"')
  // each section has a line for its heading, four lines of text, and margins
  const height = (above.split('<h2>').length - 1) * (30 + 4 * 20 + 10)
  expect(height).toBeGreaterThan(2670 * 1.1)
})

it.each([
  ['a short page', [h('h2', 'One'), paragraph(), h('h2', 'Two'), paragraph()]],
  ['a short rest', [h('h2', 'One'), ...screens(), h('h2', 'Two'), paragraph()]],
  ['a page without sections', [...screens(), ...screens()]],
])('leaves %s as it is', (_, children) => {
  expect(deferred(...children)).not.toContain('deferred')
})

it('counts a closed fold as a line, and an open one in full', () => {
  const fold = (open: boolean) => h('details', { open }, [h('summary', 'More'), ...screens()])
  expect(deferred(fold(false), h('h2', 'Two'), ...screens())).not.toContain('deferred')
  expect(deferred(fold(true), h('h2', 'Two'), ...screens())).toContain('deferred')
})

it('counts the visible panel of tabs', () => {
  const panel = () => h('div', { role: 'tabpanel' }, screens())
  const tabs = h('div', [h('div', { role: 'tablist' }), panel(), panel(), panel(), panel()])
  const [, height = ''] = /--height:(\d+)px/.exec(deferred(...screens(), h('h2', 'Two'), tabs)) ?? []
  const [, once = ''] = /--height:(\d+)px/.exec(deferred(...screens(), h('h2', 'Two'), panel())) ?? []
  expect(Number(height) - Number(once)).toBeLessThanOrEqual(100)
})

it('counts lists in columns by their rows', () => {
  const items = () => Array.from({ length: 14 }, () => h('li', [paragraph()]))
  expect(deferred(h('ul', items()), h('h2', 'Two'), ...screens())).toContain('deferred')
  expect(deferred(h('ul', { class: 'cards' }, items()), h('h2', 'Two'), ...screens())).not.toContain(
    'deferred',
  )
})

it('leaves out the rows of a result that are shown on demand', () => {
  const rows = (className: string) =>
    h('table', [
      h(
        'tbody',
        { className: [className] },
        Array.from({ length: 100 }, () => h('tr', h('td', 'a'))),
      ),
    ])
  expect(deferred(rows('rows'), h('h2', 'Two'), ...screens())).toContain('deferred')
  expect(deferred(rows('more'), h('h2', 'Two'), ...screens())).not.toContain('deferred')
})

it('counts what is side by side by the highest of it', () => {
  const two = (className: string) => [
    h('div', { className: [className] }, [h('div', screens().slice(2)), h('div', screens().slice(2))]),
    h('h2', 'Two'),
    ...screens(),
  ]
  expect(deferred(...two('pane'))).toContain('deferred')
  expect(deferred(...two('split'))).not.toContain('deferred')
})

it('begins at a section of a marketing page', () => {
  const section = () => h('div', { className: ['split', 'even'] }, [h('div', screens())])
  expect(deferred(section(), section(), section())).toMatch(
    /^<div class="split even"><div>…<\/div><\/div><div class="deferred"[^>]*><div class="split even begins"><div>…<\/div><\/div><div class="split even"><div>…<\/div><\/div><\/div>$/,
  )
})

it('counts the margins of the sections of a marketing page', () => {
  const sections = (className: string) =>
    Array.from({ length: 11 }, () => h('div', { className: [className] }, [paragraph()]))
  expect(deferred(...sections('band'), h('h2', 'Two'), ...screens())).toContain('deferred')
  expect(deferred(...sections('plain'), h('h2', 'Two'), ...screens())).not.toContain('deferred')
})

it('defers a rest that is about as high as a window', () => {
  const rest = Array.from({ length: 5 }, paragraph)
  expect(deferred(...screens(), h('h2', 'Two'), ...rest)).toContain('deferred')
})

it('begins at a subsection if the section is long', () => {
  const html = deferred(h('h2', 'One'), ...screens(), h('h3', 'Part'), ...screens(), h('h2', 'Two'))
  expect(html).toMatch(
    /^<h2>One<\/h2>…<div class="deferred"[^>]*><h3 class="begins">Part<\/h3>…<h2>Two<\/h2><\/div>$/,
  )
})

it('counts lines of code, pictures, and rows of tables', () => {
  const code = h('pre', [h('code', 'SELECT 1;\n'.repeat(160))])
  const pictures = Array.from({ length: 8 }, () => h('figure', [h('img')]))
  const table = h('table', [
    h(
      'tbody',
      Array.from({ length: 100 }, () => h('tr', ['\n', h('td', 'a'), '\n', h('td', 'b'), '\n'])),
    ),
  ])
  for (const long of [[code], pictures, [table]])
    expect(deferred(...long, h('h2', 'Two'), ...screens())).toContain('deferred')
})

it('counts charts by their coordinates, which are small in icons', () => {
  const charts = (height: number) =>
    Array.from({ length: 10 }, () =>
      h('p', [
        {
          type: 'element',
          tagName: 'svg',
          properties: { viewBox: `0 0 720 ${String(height)}` },
          children: [],
        },
      ]),
    )
  expect(deferred(...charts(300), h('h2', 'Two'), ...screens())).toContain('deferred')
  expect(deferred(...charts(24), h('h2', 'Two'), ...screens())).not.toContain('deferred')
})

it('keeps the anchors of old links with their heading', () => {
  const html = deferred(
    ...screens(),
    h('span', { id: 'old' }),
    { type: 'text', value: '\n' },
    h('h2', 'Two'),
    ...screens(),
  )
  expect(html).toMatch(
    /^…<div class="deferred"[^>]*><span id="old"><\/span>\n<h2 class="begins">Two<\/h2>…<\/div>$/,
  )
})

it.each([
  ['text', { type: 'text', value: 'Text' } as const, 'Text'],
  ['a span with content', h('span', 'Text'), '<span>Text</span>'],
  ['an empty element of another kind', h('hr'), '<hr>'],
])('leaves %s above the heading', (_, before, shown) => {
  const html = deferred(...screens(), before, h('h2', 'Two'), ...screens())
  expect(html).toContain(`…${shown}<div class="deferred"`)
})
