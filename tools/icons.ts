/**
 * Regenerates the icon files from static/icons/mark.svg, and the colors of the web app manifest: `npx tsx
 * tools/icons.ts`. Run it after changing the logo or `--ground`; the files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { designTokens, tokenColor } from '../src/base/design-tokens'
import { runMain } from './run-main'

/** Background color of the page, the icons, and the installed app. */
const GROUND = tokenColor(designTokens(process.cwd()), '--ground')

/** Size of the logo's view box. */
const MARK_SIDE = 52

interface Icon {
  /** Size of the image in pixels. */
  size: number
  /** Size of the logo as a share of the image's size. */
  share: number
  /** Corner radius of the background as a share of the size; 0 if the system clips the shape. */
  corner: number
}

const PICTURES: Record<string, Icon> = {
  'apple-touch-icon.png': { size: 180, share: 0.7, corner: 0 },
  'icon-192.png': { size: 192, share: 0.78, corner: 0.22 },
  'icon-512.png': { size: 512, share: 0.78, corner: 0.22 },
  // systems clip a maskable icon to a circle with 80 % of its size, which must contain the entire logo
  'icon-maskable-512.png': { size: 512, share: 0.58, corner: 0 },
}

const FAVICON: Omit<Icon, 'size'> = { share: 0.9, corner: 0.2 }
const FAVICON_SIZES = [16, 32, 48]

/** Returns the logo on its background as SVG. */
function onGround(mark: string, icon: Icon): string {
  const { size, share, corner } = icon
  const side = size * share
  const offset = round((size - side) / 2)
  const paths = mark.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">\n` +
    `  <rect width="${size}" height="${size}" rx="${round(size * corner)}" fill="${GROUND}"/>\n` +
    `  <g transform="translate(${offset} ${offset}) scale(${round(side / MARK_SIDE)})">${paths.trimEnd()}\n  </g>\n</svg>\n`
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

async function draw(mark: string, icon: Icon, palette = true): Promise<Buffer> {
  return sharp(Buffer.from(onGround(mark, icon)))
    .png({ palette, effort: 10 })
    .toBuffer()
}

/**
 * Creates an .ico container of PNG images, which all current browsers support: a header of 6 bytes, 16 bytes for each
 * image, and the images.
 */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4) // colour planes
    header.writeUInt16LE(32, entry + 6) // bits per pixel
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map((picture) => picture.png)])
}

async function main(): Promise<void> {
  const statics = path.join(process.cwd(), 'static')
  const icons = path.join(statics, 'icons')
  const mark = await readFile(path.join(icons, 'mark.svg'), 'utf8')

  await writeFile(path.join(icons, 'favicon.svg'), onGround(mark, { size: 64, ...FAVICON }))
  for (const [name, icon] of Object.entries(PICTURES)) {
    await writeFile(path.join(icons, name), await draw(mark, icon))
  }
  const pictures = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await draw(mark, { size, ...FAVICON }, false) })),
  )
  await writeFile(path.join(statics, 'favicon.ico'), icoOf(pictures))

  const manifest = path.join(statics, 'manifest.webmanifest')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(/("(?:theme|background)_color": )"[^"]*"/g, `$1"${GROUND}"`))
}

if (path.basename(process.argv[1] ?? '') === 'icons.ts') void runMain(main)
