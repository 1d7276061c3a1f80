import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { SCALE } from './console-page'

/** Milliseconds between two looks, and how many looks there are. */
const PAUSE = 300
const LOOKS = 30

/** Pixels per inch of a picture in which one pixel is one CSS pixel. */
const CSS_DENSITY = 72

/** Bytes that one picture may have. */
const LIMIT = 200_000

/**
 * Takes the picture once nothing moves any more.
 * @param part selector of the part of the page that is shown; all of it without one
 * @returns bytes of a PNG whose density says how many of its pixels are one CSS pixel
 * @throws {Error} when the page never stands still, has no such part, or the picture is larger than {@link LIMIT}
 */
export async function takePicture(page: Page, part?: string): Promise<Buffer> {
  const clip = part === undefined ? undefined : await page.locator(part).first().boundingBox()
  if (clip === null) throw new Error(`${String(part)} is not visible`)
  let last = await page.screenshot({ clip })
  for (let look = 0; look < LOOKS; look++) {
    await sleep(PAUSE)
    const next = await page.screenshot({ clip })
    if (next.equals(last)) return pack(next)
    last = next
  }
  throw new Error('the page does not stop changing')
}

/** A palette is a third of the size, and its colours are those of the console's few, with the edges of letters. */
async function pack(shot: Buffer): Promise<Buffer> {
  const png = await sharp(shot)
    .withMetadata({ density: CSS_DENSITY * SCALE })
    .png({ compressionLevel: 9, effort: 10, palette: true, dither: 0 })
    .toBuffer()
  if (png.length > LIMIT)
    throw new Error(
      `the screenshot is ${Math.round(png.length / 1000)} kB, but the limit is ${LIMIT / 1000} kB: use a smaller viewport`,
    )
  return png
}
