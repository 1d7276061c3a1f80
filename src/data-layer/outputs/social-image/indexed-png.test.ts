import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { indexedPng, type Colour } from './indexed-png'

const palette: Colour[] = [
  [0x21, 0x22, 0x2c],
  [255, 255, 255],
  [209, 70, 113],
]

async function decode(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('indexedPng', () => {
  it('writes a file that another decoder reads back to the same pixels', async () => {
    const pixels = Uint8Array.from([
      ...[0x21, 0x22, 0x2c, 255, 255, 255, 255, 255, 209, 70, 113, 255],
      ...[209, 70, 113, 255, 0x21, 0x22, 0x2c, 255, 255, 255, 255, 255],
    ])
    const { data, width, height } = await decode(indexedPng(pixels, { width: 3, height: 2 }, palette))
    expect([width, height]).toEqual([3, 2])
    expect([...data]).toEqual([...pixels].filter((_, index) => index % 4 !== 3))
  })

  it('gives a colour between two of the palette to the nearer one', async () => {
    const pixels = Uint8Array.from([250, 250, 250, 255, 200, 80, 110, 255, 40, 40, 40, 255])
    const { data } = await decode(indexedPng(pixels, { width: 3, height: 1 }, palette))
    expect([...data]).toEqual([255, 255, 255, 209, 70, 113, 0x21, 0x22, 0x2c])
  })

  it('refuses a palette that no PNG can hold', () => {
    const size = { width: 1, height: 1 }
    expect(() => indexedPng(new Uint8Array(4), size, [])).toThrow(RangeError)
    const colours = Array.from({ length: 257 }, (): Colour => [0, 0, 0])
    expect(() => indexedPng(new Uint8Array(4), size, colours)).toThrow('257')
  })
})
