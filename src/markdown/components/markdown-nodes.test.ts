import { expect, it } from 'vitest'
import { link, list, paragraph, strong, table, text } from './markdown-nodes'
import { parseMarkdown } from './parse-markdown'
import { htmlOf, markdownOf } from './test-component'

it('a paragraph contains text, bold text, and links', () => {
  expect(htmlOf([paragraph([text('Read '), strong('this'), text(': '), link('Docs', '/docs/')])])).toBe(
    '<p>Read <strong>this</strong>: <a href="/docs/">Docs</a></p>',
  )
})

it('a paragraph can have several classes', () => {
  expect(htmlOf([paragraph([text('a')], 'figure large')])).toBe('<p class="figure large">a</p>')
})

it('a list has a class, the role that style sheets remove, and items made of blocks', () => {
  const items = [[paragraph([text('a')]), paragraph([text('b')])], [paragraph([text('c')])]]
  expect(htmlOf([list('users', items)])).toBe(
    '<ul class="users" role="list"><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>',
  )
})

it('a list is bulleted in the Markdown copy, and its items follow each other', () => {
  const items = [[paragraph([text('a')]), paragraph([text('b')])], [paragraph([text('c')])]]
  expect(markdownOf([list('users', items)])).toBe('- a\n\n  b\n- c\n')
})

it('the first row of a table is its header', () => {
  const rows = [
    [[text('Name')], [text('Value')]],
    [[text('a')], [strong('1'), text(' GB')]],
  ]
  expect(htmlOf([table(rows)])).toBe(
    '<table><thead><tr><th>Name</th><th>Value</th></tr></thead><tbody><tr><td>a</td><td><strong>1</strong> GB</td></tr></tbody></table>',
  )
})

it('Markdown of data files is GitHub Flavored Markdown, in blocks', () => {
  const nodes = parseMarkdown('Set `a`.\n\n| a |\n| - |\n| b |\n\n- [docs](/docs/)')
  expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'table', 'list'])
  expect(htmlOf(nodes)).toContain('<p>Set <code>a</code>.</p><table><thead><tr><th>a</th>')
})

it('Markdown of data files has no components or expressions', () => {
  expect(htmlOf(parseMarkdown('Use {braces} and a < b.'))).toBe('<p>Use {braces} and a &#x3C; b.</p>')
})
