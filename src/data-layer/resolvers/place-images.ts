import type { CreateResolversArgs, Node } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { escapeHtml } from '../../base/escape-html'
import { FAMILIES, type FamilyName } from '../../content/families'
import type { PageImage } from '../../markdown/page-context'

/** A placeholder of src/markdown/steps/rehype-images.ts, whose alternative text can contain `>`. */
const MARK = /<img data-page-image="(\d+)"(?:[^">]|"[^"]*")*>/g

/** Maximum display width of an image in CSS pixels: the width of the text column (styles/tokens.css, --measure). */
const MEASURE = 736

/** The same on marketing pages, which consist of sections (styles/tokens.css, --content-width). */
const CONTENT_WIDTH = 1200

/**
 * Replaces placeholders with images from Gatsby's image pipeline: WebP, which all current browsers support (encoding a
 * second format took 8 s of a build's CPU time), dimensions that prevent layout shifts, lazy loading, and a button that
 * enlarges them.
 */
export async function placeImages(
  html: string,
  images: readonly PageImage[],
  family: FamilyName,
  api: CreateResolversArgs,
): Promise<string> {
  if (images.length === 0) return html
  const widest = FAMILIES[family].isWide ? CONTENT_WIDTH : MEASURE
  const pictures = await Promise.all(images.map((image) => picture(image, widest, api)))
  return html.replace(MARK, (_, number: string) => pictures[Number(number)] ?? '')
}

async function picture(
  image: PageImage,
  widest: number,
  { getNodesByType, reporter, cache }: CreateResolversArgs,
): Promise<string> {
  const file = getNodesByType('File').find((node: Node) => node.absolutePath === image.absolutePath)
  if (!file) throw new Error(`no File node for ${image.absolutePath}`)
  const shown = Math.min(image.width, widest)
  const data = (await generateImageData({
    file: file as never,
    args: {
      layout: 'constrained',
      width: shown,
      // larger than twice the display size: the full file at a density of one or two, for readers who enlarge it
      outputPixelDensities: [0.25, 0.5, 1, 2, image.width / shown, (2 * image.width) / shown],
      placeholder: 'none',
      formats: ['webp'],
    } as never,
    reporter,
    cache,
  })) as IGatsbyImageData | undefined
  const source = data?.images.fallback
  if (!data || !source) throw new Error(`the image ${image.absolutePath} could not be processed`)
  const alt = escapeHtml(image.alt)
  return (
    `<span class="picture" style="width:${Math.round(data.width)}px">` +
    `<img src="${source.src}" srcset="${source.srcSet ?? ''}" sizes="${source.sizes ?? ''}" alt="${alt}" ` +
    `width="${Math.round(data.width)}" height="${Math.round(data.height)}" loading="lazy" decoding="async">` +
    `<button type="button" class="enlarge" data-zoom aria-label="Enlarge: ${alt}"></button></span>`
  )
}
