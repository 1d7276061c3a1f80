import path from 'node:path'
import type { Element, Root } from 'hast'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'

/** Returns the size of an image file in CSS pixels, and its intrinsic size. */
export type ImageSize = (
  absolutePath: string,
) => Promise<{ width: number; height: number; pixels?: { width: number; height: number } }>

/** Maximum size of an image in bytes and pixels. */
const LARGEST = { bytes: 1_500_000, pixels: 4000 }

/**
 * Validates images (a file beside the page or in content/images, with alternative text), and replaces them with
 * placeholders that contain the index in `context.images`. The image pipeline requires nodes, which don't exist yet
 * when pages are compiled.
 */
export function rehypeImages(context: PageContext, sizeOf: ImageSize) {
  return () => async (tree: Root) => {
    const found: Element[] = []
    eachElement(tree, (node) => {
      if (node.tagName === 'img') found.push(node)
    })
    for (const node of found) {
      const src = String(node.properties?.src ?? '')
      const alt = String(node.properties?.alt ?? '').trim()
      if (alt === '')
        problem(
          context,
          node,
          `the image ${src} has no alt text`,
          `describe what it shows: ![The query editor with one result](${src})`,
        )
      const absolutePath = path.resolve(path.dirname(context.absolutePath), src)
      const bytes = /^(https?:)?\//.test(src) ? undefined : context.fileSize(absolutePath)
      if (bytes === undefined) {
        problem(
          context,
          node,
          `the image ${src} does not exist`,
          'put the file next to the page or in content/images, and use its relative path: ./name.png',
        )
        continue
      }
      context.noteFile(absolutePath)
      const [size, ...problems] = await checkImage({ absolutePath, src, bytes }, sizeOf)
      for (const [what, instead] of problems) problem(context, node, what, instead)
      const { width, height } = size
      node.properties = { dataPageImage: String(context.images.length), alt }
      context.images.push({ absolutePath, alt, width, height })
    }
  }
}

type Found = [problem: string, instead: string]

/** Returns the size of an image, and the problems of its file. */
async function checkImage(
  { absolutePath, src, bytes }: { absolutePath: string; src: string; bytes: number },
  sizeOf: ImageSize,
): Promise<[{ width: number; height: number }, ...Found[]]> {
  const none = { width: 1, height: 1 }
  // the image pipeline would publish a raster image under the name of the SVG
  if (/\.svg$/i.test(src))
    return [none, [`the image ${src} is an SVG, which pages cannot show`, 'export it as a PNG']]
  const found: Found[] = []
  if (bytes > LARGEST.bytes)
    found.push([
      `the image ${src} is ${(bytes / 1e6).toFixed(1)} MB`,
      `reduce it to ${LARGEST.bytes / 1e6} MB or less by using fewer pixels or stronger compression`,
    ])
  try {
    const size = await sizeOf(absolutePath)
    const { width, height } = size.pixels ?? size
    if (Math.max(width, height) > LARGEST.pixels)
      found.push([
        `the image ${src} has ${width} × ${height} pixels`,
        `scale it to ${LARGEST.pixels} pixels or less on each side`,
      ])
    return [size, ...found]
  } catch {
    return [none, ...found, [`the file ${src} could not be read as an image`, 'export it as a PNG or JPEG']]
  }
}
