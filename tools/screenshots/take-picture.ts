import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'

/** Milliseconds between two looks, and how many looks there are. */
const PAUSE = 300
const LOOKS = 30

/** Bytes that one picture may have. */
const LIMIT = 200_000

/**
 * Takes the picture once nothing moves any more, packed without loss.
 * @returns bytes of a PNG
 * @throws {Error} when the page never stands still, or the picture is larger than {@link LIMIT}
 */
export async function takePicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (let look = 0; look < LOOKS; look++) {
    await sleep(PAUSE)
    const next = await page.screenshot()
    if (next.equals(last)) return pack(next)
    last = next
  }
  throw new Error('the page does not stop changing')
}

async function pack(shot: Buffer): Promise<Buffer> {
  const png = await sharp(shot).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
  if (png.length > LIMIT)
    throw new Error(
      `the screenshot is ${Math.round(png.length / 1000)} kB, but the limit is ${LIMIT / 1000} kB: use a smaller viewport`,
    )
  return png
}
