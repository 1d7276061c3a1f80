import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { signature, signatureText } from './signature'
import { rendered, testContext } from './test-component'

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
    for (const overload of overloads) expect(html).toContain(`>${overload}</code>`)
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

describe('the box of a Signature', () => {
  const boxOf = (kinds: string[], count: number) => {
    const known = { name: 'f', kinds, signatures: overloads.slice(0, count) }
    return rendered(signature, { of: 'f' }, [], testContext({ functions: new Map([['f', known]]) }))
  }
  const lines = (from: number, to: number) =>
    `<div class="signature-lines">${overloads
      .slice(from, to)
      .map((line) => `<code>${line}</code>`)
      .join('')}</div>`

  it('has all signatures if there are up to four', () => {
    for (const count of [1, 3, 4])
      expect(boxOf([], count)).toMatchObject({
        html: `<div class="signature" data-signature="f">${lines(0, count)}<div data-used-in="f"></div></div>`,
        problems: [],
      })
  })

  it('collapses all but three if there are more', () => {
    for (const count of [5, 7])
      expect(boxOf([], count).html).toBe(
        `<div class="signature" data-signature="f">${lines(0, 3)}<details><summary>${count - 3} more overloads</summary>${lines(3, count)}</details><div data-used-in="f"></div></div>`,
      )
  })

  it('names the kinds that readers distinguish', () => {
    expect(boxOf(['CURSOR', 'STANDARD'], 1).html).toContain(
      '<span class="signature-kind">Table function</span><div class="signature-lines">',
    )
    expect(boxOf(['GROUP_BY', 'WINDOW'], 1).html).toContain('>Aggregate function, Window function</span>')
    expect(boxOf(['STANDARD', 'constructor'], 1).html).not.toContain('signature-kind')
  })

  it('is empty for an unknown name, which is an error', () => {
    expect(rendered(signature, { of: 'rpadd' })).toMatchObject({
      html: '<span></span>',
      problems: [
        'content/docs/test.mdx:7: the server has no function or operator "rpadd". use the spelling that functions() returns (content/reference/server-functions.json).',
      ],
    })
    expect(rendered(signature).problems).toEqual([expect.stringContaining('operator ""')])
  })

  it('is one signature per line in the Markdown copy', () => {
    expect(signatureText(functions.get('rpad'))).toBe('rpad(string, int)\nrpad(varchar, int)')
    expect(signatureText(undefined)).toBe('')
  })
})
