import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from '../../records/fence-meta'
import { type CodeFigure, codeBlock, codeFigure, copiedText } from './code-figure'
import { el, textOf } from './hast'

/** HTML of a sample with these flags. */
const figure = (flags: string, code = 'one\ntwo\nthree', given: Partial<CodeFigure> = {}): string =>
  toHtml(
    codeFigure({
      lang: 'text',
      label: 'Text',
      name: 'Text example',
      code,
      lines: code.split('\n').map((text) => [{ text }]),
      meta: parseFenceMeta(flags),
      ...given,
    }) as never,
  )
const classesOf = (html: string) => /^<figure class="([^"]*)"/.exec(html)?.[1]
const copyOf = (html: string) => /data-copy(?:="([^"]*)")?/.exec(html)?.[1] ?? ''

describe('the bar above a code sample', () => {
  it('names the language', () => {
    const html = figure('')
    expect(html).toContain('<figure class="code" data-lang="text"><div class="code-bar"><span>Text</span>')
    expect(html).not.toContain('<small>')
    expect(html).not.toContain('<a ')
  })

  it('names the file of a program, and offers it for download', () => {
    const made = { kind: 'program', fileName: 'send.py', download: '/examples/send.py' } as const
    const html = figure('', 'x', { made })
    expect(html).toContain('<span>Text <small>send.py</small></span>')
    expect(html).toContain('<a href="/examples/send.py" download aria-label="Download send.py">Download</a>')
    expect(figure('', 'x', { made: { kind: 'program', fileName: 'send.py' } })).not.toContain('Download')
  })

  it('has a button to wrap lines if one is longer than the narrowest place for code', () => {
    expect(figure('', `short\n${'x'.repeat(53)}`)).not.toContain('data-wrap')
    expect(figure('', `short\n${'x'.repeat(54)}\nshort`)).toContain(
      'class="fits-wide fits-wide-list" data-wrap',
    )
    expect(figure('', 'x'.repeat(75))).toContain('class="fits-wide" data-wrap')
    expect(figure('', `short\n${'x'.repeat(79)}\nshort`)).toMatch(/<button type="button" data-wrap/)
  })

  it('tells whether lines are wrapped', () => {
    const long = 'x'.repeat(60)
    expect(figure('', long)).toContain('aria-pressed="false"')
    expect(classesOf(figure('wrap', long))).toBe('code wrap')
    expect(figure('wrap', long)).toContain('aria-pressed="true"')
  })
})

describe('a code sample', () => {
  it('has its title as a caption', () => {
    expect(figure('title="Numbers"')).toContain('<figcaption>Numbers</figcaption>')
    expect(figure('')).not.toContain('figcaption')
  })

  it('is a plain text without line flags', () => {
    expect(figure('')).toContain('<code>one\ntwo\nthree</code>')
  })

  it.each(['numbers', '{2}', 'ins={2}', 'del={2}'])('has an element for each line with %s', (flag) => {
    expect(figure(flag).match(/class="line"/g)).toHaveLength(3)
  })

  it.each([
    ['numbers', 'code numbers'],
    ['ins={1}', 'code changes'],
    ['del={1}', 'code changes'],
    ['numbers wrap del={1}', 'code wrap numbers changes'],
    ['{1}', 'code'],
  ])('with %s has the classes “%s”', (flags, classes) => {
    expect(classesOf(figure(flags))).toBe(classes)
  })

  it('marks highlighted lines, also added ones', () => {
    const html = figure('{2,3} ins={3}')
    expect(html).toContain('<span class="line">one\n</span><span class="line" data-hl="">two\n</span>')
    expect(html).toContain('<ins class="line" data-hl=""><span class="code-said">added: </span>three\n</ins>')
  })

  it('is copied from the page unless it shows changes', () => {
    expect(copyOf(figure('{1} numbers'))).toBe('')
    expect(copyOf(figure('ins={1}'))).toBe('one\ntwo\nthree')
    expect(copyOf(figure('del={1}'))).toBe('two\nthree')
  })

  it('says below the code what it requires and why it was not run', () => {
    const html = figure('enterprise notRun="needs a key." verifiedBy="the recorded example."')
    expect(html).toContain(
      '</pre><p class="code-note">Requires QuestDB Enterprise.</p><p class="code-note">Not tested automatically: needs a key.</p><p class="code-note">Verified by the recorded example.</p>',
    )
    expect(figure('')).not.toContain('code-note')
  })
})

describe('a code block', () => {
  it('can be reached and scrolled with the keyboard', () => {
    expect(toHtml(codeBlock('Grammar', [{ type: 'text', value: 'a' }]) as never)).toBe(
      '<pre tabindex="0" role="region" aria-label="Grammar"><code>a</code></pre>',
    )
  })
})

describe('textOf', () => {
  it('is the text of all elements below, in order, without comments', () => {
    const comment = { type: 'comment', value: 'no' } as const
    expect(textOf(el('p', {}, 'a', el('b', {}, 'b', el('i', {}, 'c')), comment, 'd'))).toBe('abcd')
  })
})

describe('copiedText', () => {
  it('is the code itself where nothing is removed', () => {
    expect(copiedText('a\n\n  b', { deleted: [] })).toBe('a\n\n  b')
  })

  it('leaves removed lines out', () => {
    expect(copiedText('one\ntwo\nthree\nfour', { deleted: [1, 3] })).toBe('two\nfour')
  })
})
