/**
 * Regenerates the icon files from static/icons/mark.svg, and the colors of the web app manifest: `npx tsx tools/icons.ts`.
 * Run it after a change of the mark or of `--ground`; the files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { designTokens, tokenColor } from '../src/base/design-tokens'

/** Background of the page, of the icons, and of the installed app. */
const GROUND = tokenColor(designTokens(process.cwd()), '--ground')

/** Side of the mark's view box. */
const MARK_SIDE = 52

interface Icon {
  /** Side of the picture in pixels. */
  size: number
  /** Side of the mark as a share of the picture's side. */
  share: number
  /** Radius of the ground's corners as a share of the side; 0 where the system cuts the shape itself. */
  corner: number
}

const PICTURES: Record<string, Icon> = {
  'apple-touch-icon.png': { size: 180, share: 0.7, corner: 0 },
  'icon-192.png': { size: 192, share: 0.78, corner: 0.22 },
  'icon-512.png': { size: 512, share: 0.78, corner: 0.22 },
  // systems cut a maskable icon down to a circle of 80 % of its side; the mark's furthest point must stay inside
  'icon-maskable-512.png': { size: 512, share: 0.58, corner: 0 },
}

const FAVICON: Omit<Icon, 'size'> = { share: 0.9, corner: 0.2 }
const FAVICON_SIZES = [16, 32, 48]

/** The mark on its ground as SVG text. */
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
 * An .ico container around PNG pictures, which every browser of the last fifteen years reads.
 * Header of 6 bytes, then 16 bytes for each picture, then the pictures.
 */
export function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
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

if (path.basename(process.argv[1] ?? '') === 'icons.ts') void main()
