import type { Root } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { rehypeTables } from './rehype-tables'
import { htmlOf, runSteps } from './test-steps'

/** Renders a Markdown table with these rows, of which the first is the header. */
const tableOf = async (...rows: string[][]): Promise<string> => {
  const lines = rows.map((row) => `| ${row.join(' | ')} |`)
  lines.splice(1, 0, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`)
  const { html } = await runSteps(lines.join('\n'), { rehype: [() => rehypeTables] })
  return html.replace(/\s*\n\s*/g, '')
}

const boxOf = async (...rows: string[][]) => /<div class="([^"]*)"/.exec(await tableOf(...rows))?.[1]

const drawn = (tree: Root): string => {
  rehypeTables()(tree)
  return htmlOf(tree)
}

const long = (length: number) => 'x'.repeat(length)

describe('a table', () => {
  it('is in a region of its own that can be scrolled with the keyboard, numbered on its page', async () => {
    const table = '| a |\n| --- |\n| 1 |'
    const { html } = await runSteps(`${table}\n\nText.\n\n${table}`, { rehype: [() => rehypeTables] })
    expect(html).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table>[^]*<\/table><\/div>\n<p>Text/,
    )
    expect(html).toContain('aria-label="Table 2"><table>')
  })

  it('tells which column its headers belong to', async () => {
    expect(await tableOf(['a', 'b'], ['1', '2'])).toContain(
      '<tr><th scope="col">a</th><th scope="col">b</th></tr>',
    )
  })

  it('keeps the alignment of its headers', async () => {
    const { html } = await runSteps('| a |\n| ---: |\n| 1 |', { rehype: [() => rehypeTables] })
    expect(html).toContain('<th align="right" scope="col">a</th>')
  })

  it('has an empty corner instead of an empty header', async () => {
    expect(await tableOf(['', 'b'], ['1', '2'])).toContain('<tr><td></td><th scope="col">b</th></tr>')
    expect(drawn(h(null, h('table', h('thead', h('tr', h('th', ' '))))))).toContain('<td> </td>')
  })

  it.each(['result-scroll', 'result-label'])('inside of %s has a box already', (className) => {
    const table = h('table', h('thead', h('tr', h('th', 'a'))))
    expect(drawn(h(null, h('div', { className: [className] }, table)))).toBe(
      `<div class="${className}"><table><thead><tr><th>a</th></tr></thead></table></div>`,
    )
  })

  it('leaves the headers of its groups of rows alone', () => {
    const head = h('thead', h('tr', h('th', 'a'), h('th', 'b')))
    const body = h('tbody', h('tr', h('th', { colSpan: 2 }, 'Group')), h('tr', h('td', '1'), h('td', '2')))
    const html = drawn(h(null, h('table', head, body)))
    expect(html).toContain('<th colspan="2">Group</th>')
    expect(html).toContain('<th scope="col">a</th>')
  })

  it('without a head takes its headers from its rows', () => {
    const html = drawn(h(null, h('table', h('tr', h('th', 'a')), h('tr', h('td', '1')))))
    expect(html).toContain('<th scope="col">a</th>')
  })
})

describe('a table of prose', () => {
  it('has a cell of more than 40 characters', async () => {
    expect(await boxOf(['a', 'b'], ['1', long(40)])).toBe('table-scroll')
    expect(await boxOf(['a', 'b'], ['1', long(41)], ['1', '2'])).toBe('table-scroll stacks')
  })

  it('or longest cells of more than 60 characters together', async () => {
    expect(await boxOf(['a', 'b'], [long(30), '1'], ['1', long(30)])).toBe('table-scroll')
    expect(await boxOf(['a', 'b', 'c'], [long(20), '1', '2'], ['1', long(40), '3'])).toBe(
      'table-scroll stacks',
    )
  })

  it('is not one with a single column', async () => {
    const html = await tableOf(['a'], [long(200)])
    expect(html).toContain('class="table-scroll"')
    expect(html).not.toContain('data-label')
  })

  it('is not one with long headers', async () => {
    expect(await boxOf([long(41), 'b'], ['1', '2'])).not.toContain('stacks')
  })

  it('names the column of each cell but the first, which is the title of a card', async () => {
    const html = await tableOf(['Name', 'Meaning', ''], ['a', long(41), 'x'], ['b', long(42), 'y'])
    expect(html).toContain(`<td>a</td><td data-label="Meaning">${long(41)}</td><td>x</td>`)
    expect(html).toContain(`<td>b</td><td data-label="Meaning">${long(42)}</td><td>y</td>`)
  })

  it('has its values below their labels if one is longer than 60 characters', async () => {
    const rows = (value: string, header = 'Meaning') => [
      ['Name', header, 'Unit'],
      ['a', value, 'x'],
    ]
    expect(await boxOf(...rows(long(60)))).toBe('table-scroll stacks')
    expect(await boxOf(...rows(long(61)))).toBe('table-scroll stacks above')
    expect(await boxOf(...rows(long(61), 'Description'))).toBe('table-scroll stacks')
    expect(await boxOf(['Name', 'Meaning'], [long(61), 'x'])).toBe('table-scroll stacks long-names')
  })

  it('does not name a column for a cell that spans several', () => {
    const head = h('thead', h('tr', h('th', 'a'), h('th', 'b'), h('th', 'c')))
    const body = h('tbody', h('tr', h('td', long(41)), h('td', { colSpan: 2 }, '1')))
    const html = drawn(h(null, h('table', head, body)))
    expect(html).toContain('class="table-scroll stacks long-names"')
    expect(html).toContain('<td colspan="2">1</td>')
  })

  it('has long names if the first cell of a row is longer than 20 characters', async () => {
    expect(await boxOf(['a', 'b'], [long(20), long(41)])).toBe('table-scroll stacks')
    expect(await boxOf(['a', 'b'], ['1', long(41)], [long(21), '2'])).toBe('table-scroll stacks long-names')
  })

  it('keeps the classes and properties of its cells', () => {
    const head = h('thead', h('tr', h('th', 'a'), h('th', 'b')))
    const cell = h('td', { className: ['number'], id: 'x' }, '1')
    expect(drawn(h(null, h('table', head, h('tbody', h('tr', h('td', long(41)), cell)))))).toContain(
      '<td class="number" id="x" data-label="b">1</td>',
    )
  })
})

describe('a wide table', () => {
  // a column of 24 characters or more and its padding take 29
  it('needs more than the width of the text, where long cells wrap', async () => {
    expect(await boxOf(['a', 'b', 'c'], [long(24), long(24), long(21)])).toBe(
      'table-scroll stacks long-names',
    )
    expect(await boxOf(['a', 'b', 'c'], [long(24), long(24), long(22)])).toBe('table-scroll stacks wide')
    expect(await boxOf(['a', 'b'], [long(90), long(90)])).toBe('table-scroll stacks above long-names')
  })

  it('may need it for headers, which do not wrap', async () => {
    expect(await boxOf([long(74), 'b'], ['1', '2'])).toBe('table-scroll wide')
    expect(await boxOf([long(73), 'b'], ['1', '2'])).toBe('table-scroll')
  })
})
