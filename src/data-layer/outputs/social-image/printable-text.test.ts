import { describe, expect, it } from 'vitest'
import { printableText } from './printable-text'

describe('printableText', () => {
  it.each([
    ['Türk Telekom — “10 µs” & kdb+', 'Türk Telekom — “10 µs” & kdb+'],
    ['Dvořák → Łódź', 'Dvorák -> Lódz'],
    ['Fast 🚀 joins', 'Fast joins'],
    ['two\n lines\u00a0here', 'two lines here'],
    ['時系列', ''],
  ])('%s', (text, printed) => {
    expect(printableText(text)).toBe(printed)
  })
})
