import { expect, test } from 'vitest'
import { RARE_FONT_FILES } from '../../styles/font-files'
import { rareFonts } from './rare-fonts'

const { sans, mono } = RARE_FONT_FILES

test.each([
  ['a name in the text', '<main><p>Innova, for Türk Telekom</p></main>', [sans]],
  ['a string in code', "<main><pre><code><span>'Zürich'</span></code></pre></main>", [mono]],
  ['both', '<main><p>Zürich: <kbd>ü</kbd></p><p>plain</p></main>', [sans, mono]],
  ['text after code', '<main><p><code>a<br>b</code> Zürich</p></main>', [sans]],
  ['no rare letter', '<main><p>It’s “plain” – 5 × 3 °C…</p></main>', []],
  ['a letter in an attribute', '<main><p title="a > ü">plain</p><img alt="ü" src="a.png"></main>', []],
  [
    'a letter outside of the page’s text',
    '<header>ü</header><main><p>plain</p></main><footer>ü</footer>',
    [],
  ],
  ['a closed block', '<main><details><summary>More</summary><p>ü</p></details></main>', []],
  [
    'the line of a closed block',
    '<main><details class="fold"><summary>Zürich</summary></details></main>',
    [sans],
  ],
  ['an open block', '<main><details open=""><summary>More</summary><p>ü</p></details></main>', [sans]],
  ['a tab that isn’t chosen', '<main><div role="tabpanel" data-hidden=""><p>ü</p></div></main>', []],
  ['a long text above it', `<main><p>${'plain '.repeat(1000)}</p><p>ü</p></main>`, []],
  ['a page without main', '<div><p>Zürich</p></div>', [sans]],
])('%s', (_name, body, fonts) => {
  expect(rareFonts(body)).toEqual(fonts)
})
