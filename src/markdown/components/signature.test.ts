import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

const overloads = Array.from({ length: 7 }, (_, i) => `cast(double, type${i})`)
const functions = new Map([
  ['rpad', { name: 'rpad', kinds: ['STANDARD'], signatures: ['rpad(string, int)', 'rpad(varchar, int)'] }],
  ['cast', { name: 'cast', kinds: ['STANDARD'], signatures: overloads }],
  ['<<=', { name: '<<=', kinds: ['PREDICATE'], signatures: ['<<=(ipv4, string)'] }],
  ['avg', { name: 'avg', kinds: ['GROUP_BY', 'WINDOW'], signatures: ['avg(double)'] }],
])
const compile = (body: string) => compileText(body, { functions })

describe('Signature', () => {
  it('draws what the server says, in the section where it stands', async () => {
    const { html, signatures, markdown } = await compile('## Pad\n\n<Signature of="rpad" />\n\nText.')
    expect(html).toContain(
      '<code class="short">rpad(string, int)</code><code class="short">rpad(varchar, int)</code>',
    )
    expect(signatures).toEqual([{ name: 'rpad', anchor: 'pad', heading: 'Pad', depth: 2 }])
    expect(markdown).toContain('```text\nrpad(string, int)\nrpad(varchar, int)\n```')
  })

  it('folds many overloads away, and says what class a function is of', async () => {
    const { html } = await compile('<Signature of="cast" />\n\n<Signature of="avg" />')
    expect(html).toContain('<summary>4 more overloads</summary>')
    for (const overload of overloads) expect(html).toContain(`<code>${overload}</code>`)
    expect(html).toContain('Aggregate function, Window function')
  })

  it('moves the calls below it into its box, but no other list', async () => {
    const { html } = await compile(
      '## Pad\n\n<Signature of="rpad" />\n\n- `rpad(text, width)` → `STRING`\n\nText.',
    )
    expect(html.replace(/\s*\n\s*/g, '')).toMatch(
      /<div class="signature"[^>]*><ul class="signature-calls"><li>/,
    )
    const bare = await compile('## Pad\n\n- `rpad(text, width)`\n- `rpad(text)`\n\nText.')
    expect(bare.html).toContain('<div class="signature"><ul class="signature-calls">')
    const other = await compile('- `rpad(a)` has words of its own.')
    expect(other.html).not.toContain('signature')
  })

  it('takes operators', async () => {
    const { html } = await compile('<Signature of="<<=" />')
    expect(html).toContain('<code class="short">&lt;&lt;=(ipv4, string)</code>')
    expect(html).toContain('data-used-in="%3C%3C%3D"')
  })

  it('refuses names that the server lacks', async () => {
    expect(await problemsOf('Text.\n\n<Signature of="rpadd" />', { functions })).toEqual([
      expect.stringMatching(/test\.mdx:7: the server has no function or operator "rpadd"/),
    ])
  })
})
