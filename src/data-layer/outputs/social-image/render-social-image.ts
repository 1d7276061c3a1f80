import { readFile } from 'node:fs/promises'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { designTokens } from '../../../base/design-tokens'
import {
  FONT_FAMILY,
  IMAGE_SIZE,
  imageColors,
  socialImageLayout,
  type ImageColors,
  type SocialImageInput,
} from './social-image-layout'

/**
 * Files that an image depends on, relative to the project's root. Gatsby bundles gatsby-node.ts with its imports, so
 * paths relative to this module wouldn't work; builds and tests always run in the root.
 */
export const FONT_FILES = [400, 600].map((weight) => ({
  weight: weight as 400 | 600,
  file: path.join('src/data-layer/outputs/social-image/fonts', `social-sans-${weight}.ttf`),
}))
export const MARK_FILE = 'static/icons/mark.svg'

/**
 * Renders the image that social networks show next to a link.
 *
 * @returns a PNG of 1200 x 630 pixels
 */
export async function renderSocialImage(input: SocialImageInput): Promise<Buffer> {
  const { fonts, colors, backdrop } = await (materials ??= loadMaterials())
  const text = await satori(socialImageLayout(input, colors), { ...IMAGE_SIZE, fonts })
  const svg = text.replace(/^<svg[^>]*>/, (opening) => opening + backdrop)
  // level 9 takes 70 ms more CPU time per image and saves 11% of the bytes
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
}

interface Materials {
  fonts: { name: string; weight: 400 | 600; style: 'normal'; data: Buffer }[]
  colors: ImageColors
  /** SVG elements behind the text. */
  backdrop: string
}

let materials: Promise<Materials> | undefined

async function loadMaterials(): Promise<Materials> {
  const fonts = FONT_FILES.map(async ({ weight, file }) => ({
    name: FONT_FAMILY,
    weight,
    style: 'normal' as const,
    data: await readFile(file),
  }))
  const mark = (await readFile(MARK_FILE, 'utf8')).replace(/<\/?svg[^>]*>/g, '').trim()
  const colors = imageColors(designTokens(process.cwd()))
  return { fonts: await Promise.all(fonts), colors, backdrop: backdropOf(mark, colors) }
}

/**
 * The background, the logo next to the site's name, and a large, cropped logo that is barely lighter than the
 * background.
 */
function backdropOf(mark: string, colors: ImageColors): string {
  const shadow = mark.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, `$1="${colors.decoration}"`)
  return (
    `<rect width="${IMAGE_SIZE.width}" height="${IMAGE_SIZE.height}" fill="${colors.ground}"/>` +
    `<g transform="translate(690 -60) scale(13.5)">${shadow}</g>` +
    `<rect y="${IMAGE_SIZE.height - 10}" width="${IMAGE_SIZE.width}" height="10" fill="${colors.accent}"/>` +
    `<g transform="translate(78 71) scale(1.12)">${mark}</g>`
  )
}
