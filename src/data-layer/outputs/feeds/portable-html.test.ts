import { expect, it } from 'vitest'
import { portableHtml } from './portable-html'

const PAGE = 'https://questdb.com/blog/post/'

it('makes addresses whole', () => {
  expect(
    portableHtml('<a href="/docs/">a</a><a href="#arrays">b</a><a href="https://a.example/">c</a>', PAGE),
  ).toBe(
    `<a href="https://questdb.com/docs/">a</a><a href="${PAGE}#arrays">b</a><a href="https://a.example/">c</a>`,
  )
  expect(portableHtml('<img src="/a.png" srcset="/a.png 400w, /b.png 800w" alt="A" width="4">', PAGE)).toBe(
    '<img src="https://questdb.com/a.png" srcset="https://questdb.com/a.png 400w, https://questdb.com/b.png 800w" alt="A" width="4">',
  )
})

it.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' \tjavascript:alert(1)'],
  ['data:text/html,x'],
  ['data:image/svg+xml,x'],
  ['vbscript:x'],
  ['https://'],
  ['http://[::1'],
])('keeps the text of a link to %s, and not the link', (href) => {
  expect(portableHtml(`<p>See <a href="${href}"><b>this</b></a>.</p>`, PAGE)).toBe('<p>See <b>this</b>.</p>')
})

it('leaves out addresses of pictures that lead nowhere', () => {
  expect(
    portableHtml(
      '<img src="https://" srcset="https:// 1x, /b.png 2x" alt="A"><video poster="javascript:x">',
      PAGE,
    ),
  ).toBe('<img srcset="https://questdb.com/b.png 2x" alt="A"><video></video>')
})

it('leaves text that looks like an address alone', () => {
  expect(portableHtml('<code>&#x3C;a href="/docs/"></code>', PAGE)).toContain('href="/docs/"')
})

it('leaves out what needs the scripts and styles of the site', () => {
  expect(
    portableHtml(
      '<h2 id="a" class="b">A<a href="#a" data-anchor="">#</a></h2><pre tabindex="0" aria-label="Code"><code><span class="c2">SELECT</span></code><button data-copy="">Copy</button></pre>',
      PAGE,
    ),
  ).toBe('<h2>A</h2><pre aria-label="Code"><code><span>SELECT</span></code></pre>')
})

it('writes the label of a tab above its panel', () => {
  expect(
    portableHtml(
      '<div data-tabs="os"><div role="tablist"><button>Linux</button></div><div role="tabpanel" data-label="Linux"><p>x</p></div></div>',
      PAGE,
    ),
  ).toBe('<div><div><p><strong>Linux</strong></p><p>x</p></div></div>')
})
