import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { rehypeInlineCode } from './rehype-inline-code'
import { htmlOf, runSteps } from './test-steps'

const compile = async (markdown: string) =>
  (await runSteps(markdown, { rehype: [() => rehypeInlineCode] })).html

const codeIn = async (markdown: string) => /<code.*<\/code>/.exec(await compile(markdown))?.[0]

describe('code within text', () => {
  it.each([
    ['`PARTITION BY`', '<code class="short">PARTITION BY</code>'],
    ['`sample-by`', '<code class="short">sample-by</code>'],
    ['`123456789 12345678`', '<code class="short">123456789 12345678</code>'],
    ['`123456789 123456789`', '<code class="medium">123456789 123456789</code>'],
    ['`123456789 123456789 1234567890`', '<code class="medium">123456789 123456789 1234567890</code>'],
    ['`123456789 123456789 12345678901`', '<code>123456789 123456789 12345678901</code>'],
    ['`a/345678901234567890123456789012345678`', '<code>a/<wbr>345678901234567890123456789012345678</code>'],
    ['`a/3456789012345678901234567890123456`', '<code>a/3456789012345678901234567890123456</code>'],
    [
      '`x https://example.com/a-b,c;d=e/f?g=-h--i&j.`',
      '<code>x https://<wbr>example.<wbr>com/<wbr>a-<wbr>b,<wbr>c;<wbr>d=<wbr>e/<wbr>f?g=-<wbr>h--<wbr>i&amp;j.</code>',
    ],
    ['`symbol`', '<code>symbol</code>'],
    ['`cairo.max.uncommitted.rows`', '<code>cairo.max.uncommitted.rows</code>'],
    [
      '`http.busy.retry.exponential.wait.multiplier`',
      '<code>http.<wbr>busy.<wbr>retry.<wbr>exponential.<wbr>wait.<wbr>multiplier</code>',
    ],
    ['`SELECT <x> FROM trades WHERE x`', '<code class="medium">SELECT &lt;x> FROM trades WHERE x</code>'],
    [
      '`export QDB_HTTP_MIN_CONNECTION_POOL_CAPACITY=4`',
      '<code>export QDB_<wbr>HTTP_<wbr>MIN_<wbr>CONNECTION_<wbr>POOL_<wbr>CAPACITY=<wbr>4</code>',
    ],
  ])('%s', async (markdown, html) => {
    expect(await codeIn(`Text ${markdown} text.`)).toBe(html)
  })

  it('leaves code blocks as they are', async () => {
    expect(await compile('```text\na.very.long.name.with.many.parts.in.a.block\n```')).not.toContain('<wbr>')
  })

  it('leaves other elements, and code with elements inside, as they are', () => {
    const long = 'a.very.long.name.with.many.parts.in.other.places'
    const tree = h(
      null,
      h('kbd', 'Ctrl A'),
      h('code', h('b', 'a b'), 'c d'),
      h('code', 'a b', h('b', 'c')),
      h('code', long, h('b', 'c')),
      h('code'),
      h('code', { id: 'x' }, 'a b'),
    )
    rehypeInlineCode()(tree)
    expect(htmlOf(tree)).toBe(
      `<kbd>Ctrl A</kbd><code><b>a b</b>c d</code><code>a b<b>c</b></code><code>${long}<b>c</b></code><code></code><code id="x" class="short">a b</code>`,
    )
  })
})
