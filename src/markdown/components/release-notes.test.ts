import { describe, expect, it } from 'vitest'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { ReleaseTexts } from '../../content/site/marketing-schemas'
import { notesOf, releaseNotes } from './release-notes'
import { expanded, htmlOf } from './test-component'

const html = (
  notes: string | null,
  provenance: ReleaseFacts['provenance'] = 'live',
  headings?: Set<string>,
) => htmlOf(notesOf({ notes, provenance, url: 'https://example.com/releases/1' }, headings))

describe('headings of release notes', () => {
  it('start at level 2 and skip no level', () => {
    expect(html('# A\n\n#### B\n\n##### C\n\n## D\n\n### E')).toBe(
      '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>',
    )
    expect(html('###### A')).toBe('<h2>A</h2>')
  })

  it('are plain text, without links and images', () => {
    expect(html('## `code` and [a **link**](https://example.com/) ')).toBe('<h2>code and a link</h2>')
    expect(html('## ![](icon.png) Fixes')).toBe('<h2>Fixes</h2>')
  })

  it('are bold text if the page or the notes have the heading already, in whatever case', () => {
    expect(html('## Fixes\n\n## fixes', 'live', new Set(['other']))).toBe(
      '<h2>Fixes</h2><p><strong>fixes</strong></p>',
    )
    expect(html('## Own Heading', 'live', new Set(['own heading']))).toBe(
      '<p><strong>Own Heading</strong></p>',
    )
  })

  it('are omitted if they have no text', () => {
    expect(html('##\n\n## ![](a.png)\n\nText.')).toBe('<p>Text.</p>')
  })

  it('leave the headings of the page as they are', () => {
    const headings = new Set(['a'])
    html('## B', 'live', headings)
    expect([...headings]).toEqual(['a'])
  })
})

describe('links in release notes', () => {
  it.each([
    ['[a](https://example.org/b)', '<a href="https://example.org/b">a</a>'],
    ['[a](../issues/1)', '<a href="https://example.com/issues/1">a</a>'],
    ['[a](/docs/)', '<a href="https://example.com/docs/">a</a>'],
    ['[a](http://example.org/)', '<a href="http://example.org/">a</a>'],
    ['[a](javascript:alert(1))', 'a'],
    ['[a](mailto:x@example.com)', 'a'],
    ['[a](xhttp:b)', 'a'],
    ['[a](https-like:b)', 'a'],
    ['[**bold** a](https://[)', '<strong>bold</strong> a'],
    ['[a][r]\n\n[r]: https://example.org/r', '<a href="https://example.org/r">a</a>'],
    ['[R]\n\n[r]: ../r', '<a href="https://example.com/r">R</a>'],
  ])('%s becomes %s', (notes, link) => {
    expect(html(notes)).toBe(`<p>${link}</p>`)
  })

  it('lead to this site in our own summary', () => {
    expect(html('[a](/docs/) [b](docs/)', 'snapshot')).toBe(
      '<p><a href="/docs/">a</a> <a href="https://example.com/releases/docs/">b</a></p>',
    )
  })

  it('use the first of two definitions, wherever it is', () => {
    expect(html('[r]\n\n[r]: https://example.org/1\n\n[r]: https://example.org/2')).toContain(
      'href="https://example.org/1"',
    )
    expect(html('[r]\n\n> [r]: https://example.org/quoted')).toContain('href="https://example.org/quoted"')
  })
})

describe('other content of release notes', () => {
  it('keeps lists, quotes, tables, and emphasis', () => {
    expect(html('- **a** ~~b~~\n- *c*\n\n> `d`\n\n---\n\n1. e  \n   f')).toBe(
      '<ul><li><strong>a</strong> <del>b</del></li><li><em>c</em></li></ul><blockquote><p><code>d</code></p></blockquote><hr><ol><li>e<br>f</li></ol>',
    )
    expect(html('| a |\n| --- |\n| [b](c) |')).toContain(
      '<td><a href="https://example.com/releases/c">b</a></td>',
    )
  })

  it('loses raw HTML, but not the text in it', () => {
    expect(html('a <b>c</b>\n\n<script>alert(1)</script>')).toBe('<p>a c</p>')
  })

  it('shows images as their alternative text', () => {
    expect(html('![A chart](a.png) ![](b.png)!')).toBe('<p>A chart !</p>')
    expect(html('![A chart][c]\n\n[c]: c.png')).toBe('<p>A chart</p>')
  })

  it('shows code without highlighting or flags, and omits empty code', () => {
    const nodes = notesOf({
      notes: '```questdb-sql chart=line\nSELECT 1\n```\n\n```\n \n```',
      provenance: 'live',
      url: 'https://example.com/',
    })
    expect(nodes).toEqual([{ type: 'code', lang: 'text', value: 'SELECT 1' }])
  })

  it('keeps the text of what pages do not have, such as footnotes', () => {
    expect(html('a[^1]\n\n[^1]: b')).toBe('<p>a</p><p>b</p>')
  })
})

describe('ReleaseNotes', () => {
  const shown = (notes: string | null) =>
    expanded(
      releaseNotes,
      {},
      {
        headings: new Set(['known']),
        site: {
          latestRelease: { notes, url: 'https://example.com/', provenance: 'live' } as ReleaseFacts,
          releaseTexts: { noNotes: 'No release notes.' } as ReleaseTexts,
        },
      },
    ).html

  it('shows the notes below the headings of the page', () => {
    expect(shown('## New\n\n## Known')).toBe('<h2>New</h2><p><strong>Known</strong></p>')
  })

  it('says that there are none, also if nothing of them can be shown', () => {
    for (const notes of [null, '', '<!-- generated -->'])
      expect(shown(notes)).toBe('<p>No release notes.</p>')
  })
})
