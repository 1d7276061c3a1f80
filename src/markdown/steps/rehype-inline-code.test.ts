import { describe, expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compile-text'

const codeIn = async (markdown: string) => /<code.*<\/code>/.exec((await compileText(markdown)).html)?.[0]

describe('code within text', () => {
  it.each([
    ['`PARTITION BY`', '<code class="short">PARTITION BY</code>'],
    ['`symbol`', '<code>symbol</code>'],
    ['`cairo.max.uncommitted.rows`', '<code>cairo.max.uncommitted.rows</code>'],
    [
      '`http.busy.retry.exponential.wait.multiplier`',
      '<code>http.<wbr>busy.<wbr>retry.<wbr>exponential.<wbr>wait.<wbr>multiplier</code>',
    ],
    ['`SELECT <x> FROM trades WHERE x`', '<code>SELECT &lt;x> FROM trades WHERE x</code>'],
    [
      '`export QDB_HTTP_MIN_CONNECTION_POOL_CAPACITY=4`',
      '<code>export QDB_<wbr>HTTP_<wbr>MIN_<wbr>CONNECTION_<wbr>POOL_<wbr>CAPACITY=<wbr>4</code>',
    ],
  ])('%s', async (markdown, html) => {
    expect(await codeIn(`Text ${markdown} text.`)).toBe(html)
  })

  it('leaves code blocks as they are', async () => {
    const { html } = await compileText('```text\na.very.long.name.with.many.parts.in.a.block\n```')
    expect(html).not.toContain('<wbr>')
  })
})
