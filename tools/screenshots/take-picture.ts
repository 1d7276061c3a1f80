import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'

/** Milliseconds between two screenshots, and the maximum number of screenshots. */
const PAUSE = 300
const LOOKS = 30

/** Pixels per inch of an image in which one pixel is one CSS pixel. */
const CSS_DENSITY = 72

/** Maximum size of an image, in bytes. */
const LIMIT = 200_000

/**
 * Takes a screenshot once the page has stopped changing.
 * @param scale image pixels per CSS pixel
 * @param part selector of the part of the page to capture; the entire viewport by default
 * @returns PNG whose density encodes the number of pixels per CSS pixel
 * @throws {Error} if the page keeps changing, the part isn't visible, or the image is larger than {@link LIMIT}
 */
export async function takePicture(page: Page, scale: number, part?: string): Promise<Buffer> {
  const clip = part === undefined ? undefined : await page.locator(part).first().boundingBox()
  if (clip === null) throw new Error(`${String(part)} is not visible`)
  let last = await page.screenshot({ clip })
  for (let look = 0; look < LOOKS; look++) {
    await sleep(PAUSE)
    const next = await page.screenshot({ clip })
    if (next.equals(last)) return pack(next, scale)
    last = next
  }
  throw new Error('the page does not stop changing')
}

/** Uses a palette, which is a third of the size and sufficient for the console's few colors and antialiased text. */
async function pack(shot: Buffer, scale: number): Promise<Buffer> {
  const png = await sharp(shot)
    .withMetadata({ density: CSS_DENSITY * scale })
    .png({ compressionLevel: 9, effort: 10, palette: true, dither: 0 })
    .toBuffer()
  if (png.length > LIMIT)
    throw new Error(
      `the screenshot is ${Math.round(png.length / 1000)} kB, but the limit is ${LIMIT / 1000} kB: use a smaller viewport`,
    )
  return png
}
