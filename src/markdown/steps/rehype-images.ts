import fs from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'

/** Reads the pixel size of an image file. */
export type ImageSize = (absolutePath: string) => Promise<{ width: number; height: number }>

/**
 * Checks images (a file beside the page or in content/images, with a text alternative) and leaves a mark with the number of the image
 * in `context.images`: the image pipeline needs nodes, which do not exist yet when pages are compiled.
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
      if (/^(https?:)?\//.test(src) || !fs.existsSync(absolutePath)) {
        problem(
          context,
          node,
          `the image ${src} does not exist`,
          'put the file next to the page or in content/images, and use its relative path: ./name.png',
        )
        continue
      }
      context.noteFile(absolutePath)
      const { width, height } = await sizeOf(absolutePath)
      node.properties = { dataPageImage: String(context.images.length), alt }
      context.images.push({ absolutePath, alt, width, height })
    }
  }
}
