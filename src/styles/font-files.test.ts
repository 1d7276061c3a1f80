import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isNamedByDigest } from '../base/named-by-digest'
import { FONT_FILES, RARE_CHARACTER, RARE_FONT_FILES } from './font-files'

const css = fs.readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8')
const named = [...css.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, url]) => url ?? '')

test('the stylesheet names the font files that there are, and no other', () => {
  const files = fs.readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'))
  expect([...named].sort()).toEqual(files.map((name) => `/fonts/${name}`).sort())
})

test('what is preloaded is what the stylesheet loads', () => {
  expect(named).toEqual(expect.arrayContaining([...FONT_FILES, ...Object.values(RARE_FONT_FILES)]))
})

test('every font file may be cached for ever', () => {
  expect(named.filter((url) => !isNamedByDigest(url))).toEqual([])
})

test('text is readable before the fonts have arrived', () => {
  const ours = [...css.matchAll(/@font-face \{[^}]*src: url[^}]*\}/g)].map(([face]) => face)
  expect(ours.length).toBe(4)
  expect(ours.filter((face) => !face.includes('font-display: swap;'))).toEqual([])
})

test('rare characters are those of the rare files', () => {
  for (const file of Object.values(RARE_FONT_FILES)) {
    const ranges = new RegExp(`${file}[^}]*?unicode-range:([^;]+);`).exec(css)?.[1] ?? ''
    const codes = new Set(codesOf(ranges))
    expect(codes.size).toBeGreaterThan(100)
    const known = Array.from({ length: 0x2200 }, (_, code) => code).filter((code) =>
      RARE_CHARACTER.test(String.fromCharCode(code)),
    )
    expect(known).toEqual([...codes].sort((a, b) => a - b))
  }
})

test('no character is in two files of a family: a browser would load both', () => {
  const faces = [...css.matchAll(/font-family: '(Site \w+)';[^}]*?unicode-range:([^;]+);/g)]
  expect(faces.length).toBe(4)
  for (const family of ['Site Sans', 'Site Mono']) {
    const codes = faces.filter(([, name]) => name === family).flatMap(([, , ranges = '']) => codesOf(ranges))
    expect(new Set(codes).size).toBe(codes.length)
  }
})

function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
