import { expect, it } from 'vitest'
import { katexFonts } from './katex-assets'

const namesOf = (html: string) => katexFonts(html).map((url) => url.replace(/^.*KaTeX_|\.woff2$/g, ''))

it('names the fonts of the formulas that are visible', () => {
  expect(namesOf('<p>No formula</p>')).toEqual([])
  expect(namesOf('<span class="katex"><span class="mord">1</span></span>')).toEqual(['Main-Regular'])
  expect(
    namesOf(
      '<span class="katex"><span class="mord mathnormal">T</span><span class="mop op-symbol large-op">∑</span></span>',
    ),
  ).toEqual(['Main-Regular', 'Math-Italic', 'Size2-Regular'])
})

it('leaves out collapsed formulas, whose fonts would be preloaded for nothing', () => {
  const formula = '<span class="katex"><span class="mord mathnormal">T</span></span>'
  expect(namesOf(`<details class="fold"><summary>More</summary>${formula}</details>`)).toEqual([])
  expect(namesOf(`<details open=""><summary>More</summary>${formula}</details>`)).toEqual([
    'Main-Regular',
    'Math-Italic',
  ])
})
