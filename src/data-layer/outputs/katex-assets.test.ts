import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyKatexAssets, KATEX_CSS, withWoff2Only } from './katex-assets'

const face = (sources: string) => `@font-face{font-family:KaTeX_Main;src:${sources}}`

it('publishes the style sheet of the installed KaTeX with its WOFF2 fonts', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'katex-'))
  copyKatexAssets(root)
  const folder = path.join(root, 'public', path.dirname(KATEX_CSS))
  const css = fs.readFileSync(path.join(root, 'public', KATEX_CSS), 'utf8')
  const fonts = [...css.matchAll(/url\(fonts\/([^)]*)\)/g)].map(([, name]) => name)
  expect(fonts.sort()).toEqual(fs.readdirSync(path.join(folder, 'fonts')).sort())
  expect(fonts.every((name) => name?.endsWith('.woff2'))).toBe(true)
  fs.rmSync(root, { recursive: true })
})

it('removes older formats', () => {
  expect(
    withWoff2Only(
      face(
        'url(fonts/a.woff2) format("woff2"),url(fonts/a.woff) format("woff"),url(fonts/a.ttf) format("truetype")',
      ),
    ),
  ).toBe(face('url(fonts/a.woff2) format("woff2")'))
})

it.each([
  ['another order', face('url(fonts/a.woff) format("woff"),url(fonts/a.woff2) format("woff2")')],
  ['other quotes', face("url(fonts/a.woff2) format('woff2'),url(fonts/a.ttf) format('truetype')")],
  ['no fonts', '.katex{color:red}'],
  ['fonts in another format', face('url(fonts/a.otf) format("opentype")')],
])('stops the build if the style sheet has changed: %s', (_, css) => {
  expect(() => withWoff2Only(css)).toThrow(
    /^src\/data-layer\/outputs\/katex-assets\.ts expects each @font-face .*docs\/architecture\.md\.$/,
  )
})
