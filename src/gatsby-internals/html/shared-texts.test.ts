import { expect, it } from 'vitest'
import { shareTexts } from './shared-texts'

const LONG = `Rows that are "late" & those in order: the table's own order of time is kept, whatever comes <first>.`
const SHOWN =
  'Rows that are &quot;late&quot; &amp; those in order: the table&#x27;s own order of time is kept, whatever comes &lt;first&gt;.'

it('leaves a long text to the element that shows it', () => {
  const html = `<h2>A</h2><p class="b">${SHOWN}</p>`
  expect(shareTexts(html, { posts: [{ title: 'A', text: LONG }], site: null })).toEqual({
    html: `<h2>A</h2><p class="b" data-text="posts.0.text">${SHOWN}</p>`,
    data: { posts: [{ title: 'A', text: '' }], site: null },
  })
})

it('gives each of two that are alike an element of its own, and keeps what has none', () => {
  const { html, data } = shareTexts(`<p>${SHOWN}</p><p>${SHOWN}</p>`, { a: LONG, b: LONG, c: LONG })
  expect(data).toEqual({ a: '', b: '', c: LONG })
  expect(html).toBe(`<p data-text="a">${SHOWN}</p><p data-text="b">${SHOWN}</p>`)
})

it('does the same to what it did before', () => {
  const once = shareTexts(`<p>${SHOWN}</p>`, { a: LONG })
  expect(shareTexts(once.html, { a: LONG })).toEqual(once)
})

it('keeps texts that are short, a part of an element, an attribute or in a script', () => {
  const data = { short: 'Docs', long: LONG }
  for (const html of [
    '<p>Docs</p>',
    `<p>${SHOWN} More.</p>`,
    `<p><b>Note</b>${SHOWN}</p>`.replace('</b>', '</b> '),
    `<meta content="${SHOWN}">`,
    `<script type="a">${SHOWN}</script>`,
  ])
    expect(shareTexts(html, data)).toEqual({ html, data })
})
