import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { rehypeSignatures } from './rehype-signatures'
import { htmlOf, runSteps } from './test-steps'

const compile = async (body: string) =>
  (await runSteps(body, { rehype: [() => rehypeSignatures] })).html.replace(/\s*\n\s*/g, '')

const calls = () => h('ul', { id: 'calls' }, h('li', h('code', 'rpad(text, width)')))

const drawn = (...children: ElementContent[]) => {
  const tree = h(null, children)
  rehypeSignatures()(tree)
  return htmlOf(tree)
}

describe('a list of calls', () => {
  it.each(['- `f(a, b)`', '- `f(a)` → `DOUBLE`\n- `f(a, b)` → `LONG`', '- `f()` → the type of its argument'])(
    'is in a box: %s',
    async (list) => {
      expect(await compile(list)).toMatch(
        /^<div class="signature"><ul class="signature-calls"><li><code>f\(.*<\/ul><\/div>$/,
      )
    },
  )

  it.each([
    '- `f(a)` does something',
    '- `f(a)` →',
    '- `f`',
    '- `f(a) + 1`',
    '- `-f(a)`',
    '- f(a)',
    '- *f(a)*',
    '- See `f(a)`',
    '- `f(a)`\n- Text.',
    '1. `f(a)`',
  ])('is not %s', async (list) => {
    expect(await compile(list)).not.toContain('signature')
  })

  it('is not an empty list', () => {
    expect(drawn(h('ul'))).toBe('<ul></ul>')
  })

  const lines = (...signatures: string[]) =>
    h(
      'div',
      { className: ['signature-lines'] },
      signatures.map((one) => h('code', one)),
    )

  it('moves into the box of the signature before it, above the collapsed types of the server', () => {
    const box = h('div', { className: ['signature'] }, [
      h('span', 'Window function'),
      lines('rpad(string, int)'),
      h('div', { dataUsedIn: 'x' }),
    ])
    expect(drawn(h('p', 'Text.'), box, { type: 'text', value: '\n' }, calls(), h('p', 'More.'))).toBe(
      '<p>Text.</p><div class="signature"><span>Window function</span>' +
        '<ul id="calls" class="signature-calls"><li><code>rpad(text, width)</code></li></ul>' +
        '<details><summary>Argument types</summary><div class="signature-lines">' +
        '<code>rpad(string, int)</code></div></details><div data-used-in="x"></div></div>\n<p>More.</p>',
    )
  })

  it('collapses all overloads together', () => {
    const more = h('details', [h('summary', '2 more overloads'), lines('f(long)', 'f(short)')])
    const box = h('div', { className: ['signature'] }, [lines('f(int)'), more])
    expect(drawn(box, calls())).toContain(
      '</ul><details><summary>Argument types of 3 overloads</summary><div class="signature-lines">' +
        '<code>f(int)</code><code>f(long)</code><code>f(short)</code></div></details></div>',
    )
  })

  it('has no types if there are no arguments', () => {
    expect(drawn(h('div', { className: ['signature'] }, [lines('f()')]), calls())).toMatch(/<\/ul><\/div>$/)
  })

  it('does not move over a paragraph', () => {
    const box = h('div', { className: ['signature'] }, h('div', { className: ['signature-lines'] }))
    expect(drawn(box, h('p', 'Text.'), calls(), h('p', 'More.'))).toContain(
      '<p>Text.</p><div class="signature"><ul id="calls" class="signature-calls">',
    )
  })

  it('does not move into a signature below it', () => {
    const box = h('div', { className: ['signature'] }, h('div', { className: ['signature-lines'] }))
    expect(drawn(calls(), box)).toMatch(/^<div class="signature"><ul/)
  })
})

describe('the meaning of a function', () => {
  const box = (id: string) => h('div', { id, className: ['signature'] })
  const order = (...children: ElementContent[]) => {
    const tree = h(null, children)
    rehypeSignatures()(tree)
    return tree.children.map((child) =>
      child.type === 'element' ? String(child.properties?.id ?? child.tagName) : '',
    )
  }

  it('moves above the signatures of its section', () => {
    const line: ElementContent = { type: 'text', value: '\n' }
    expect(order(h('h2'), line, box('min'), line, box('max'), line, h('p', 'Text.'), h('p#more'))).toEqual([
      'h2',
      '',
      'p',
      'min',
      '',
      'max',
      '',
      'more',
    ])
  })

  it('stays below them if it introduces an example', () => {
    expect(order(h('h2'), box('ksum'), h('p', 'Adds:'), h('pre'))).toEqual(['h2', 'ksum', 'p', 'pre'])
  })

  it('stays below a signature in the middle of a section', () => {
    expect(order(h('h3'), h('pre'), box('nsum'), h('p', 'Text.'))).toEqual(['h3', 'pre', 'nsum', 'p'])
    expect(order(box('nsum'), h('p', 'Text.'))).toEqual(['nsum', 'p'])
  })

  it('stays where it is without a signature', () => {
    expect(order(h('h2'), h('p', 'Text.'), box('f'))).toEqual(['h2', 'p', 'f'])
  })
})
