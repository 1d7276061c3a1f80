import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

interface Size {
  width: number
  height: number
}

/** At most this many colours fit into a PNG with one byte a pixel. */
const PALETTE_LIMIT = 256

/** Higher levels of zlib win a tenth of the size for up to ten times the time on such flat pictures. */
const COMPRESSION_LEVEL = 7

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes pixels with a palette known beforehand: each pixel takes the nearest colour of the palette.
 *
 * sharp can find a palette by itself, but that takes some 75 ms of processor time a picture instead of 12, to find
 * the few colours that we chose ourselves.
 *
 * @param pixels rows from the top, 4 bytes a pixel, opaque: the fourth is not looked at
 * @returns the file (PNG specification, third edition: colour type 3, bit depth 8)
 */
export function indexedPng(pixels: Uint8Array, size: Size, palette: readonly Colour[]): Buffer {
  if (palette.length === 0 || palette.length > PALETTE_LIMIT) {
    throw new RangeError(`A palette contains 1 to ${PALETTE_LIMIT} colours, not ${palette.length}`)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  header[8] = 8 // bits a pixel
  header[9] = 3 // colours by palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(scanlines(pixels, size, palette), { level: COMPRESSION_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The rows of palette numbers, each led by a zero for "no filter". */
function scanlines(pixels: Uint8Array, { width, height }: Size, palette: readonly Colour[]): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  const nearest = nearestColour(palette)
  // a pixel at a time instead of its channels, as a signed number, which needs no object: most are like the one before
  const wholes = new Int32Array(new Uint8Array(pixels).buffer)
  let last = ~(wholes[0] ?? 0)
  let lastIndex = 0
  for (let pixel = 0, to = 0; pixel < wholes.length; pixel++, to++) {
    if (pixel % width === 0) to++
    const whole = wholes[pixel] ?? 0
    if (whole !== last) {
      last = whole
      const from = pixel * 4
      lastIndex = nearest(
        ((pixels[from] ?? 0) << 16) | ((pixels[from + 1] ?? 0) << 8) | (pixels[from + 2] ?? 0),
      )
    }
    rows[to] = lastIndex
  }
  return rows
}

/** Finds the palette's number for a colour (0xRRGGBB), remembering what it found. */
function nearestColour(palette: readonly Colour[]): (colour: number) => number {
  const known = new Map<number, number>()
  return (colour) => {
    const found = known.get(colour)
    if (found !== undefined) return found
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
    let best = 0
    let bestDistance = Infinity
    palette.forEach(([r, g, b], index) => {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
      if (distance < bestDistance) [best, bestDistance] = [index, distance]
    })
    known.set(colour, best)
    return best
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
