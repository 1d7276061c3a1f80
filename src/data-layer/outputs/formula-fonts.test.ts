import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRequire } from 'node:module'
import { afterAll, expect, test } from 'vitest'
import { addCommonFonts, unicodeRange } from './formula-fonts'

const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('katex/package.json')), 'dist')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'formula-fonts-'))
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

test('characters become ranges, each once', () => {
  expect(unicodeRange('cab√a')).toBe('U+61-63,U+221A')
})

test('common characters have small files, which the stylesheet asks for before the whole fonts', async () => {
  fs.cpSync(path.join(dist, 'fonts'), folder, { recursive: true })
  const css = await addCommonFonts(fs.readFileSync(path.join(dist, 'katex.min.css'), 'utf8'), folder)
  const bytes = (name: string) => fs.statSync(path.join(folder, `${name}.woff2`)).size
  for (const name of ['KaTeX_Main-Regular', 'KaTeX_Math-Italic', 'KaTeX_Size1-Regular']) {
    expect(bytes(`${name}-common`), name).toBeLessThan(bytes(name) * 0.6)
    expect(css.indexOf(`/${name}-common.woff2`)).toBeGreaterThan(css.indexOf(`/${name}.woff2`))
  }
  // the whole font stays for all other characters
  const face = /@font-face\{[^}]*KaTeX_Main-Regular\.woff2[^}]*\}/.exec(css)?.[0]
  expect(face).not.toContain('unicode-range')
})

test('a stylesheet of KaTeX that names its fonts otherwise is refused', async () => {
  await expect(addCommonFonts('@font-face{src:url(main.woff2)}', folder)).rejects.toThrow(
    'no font KaTeX_Main-Regular',
  )
})
