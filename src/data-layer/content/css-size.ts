/** Resolution of an image in which one pixel is one CSS pixel, in pixels per inch. */
const CSS_DENSITY = 72

/**
 * Returns the size of an image in CSS pixels. Screenshots for high-density displays specify in their metadata that one
 * CSS pixel consists of several pixels.
 *
 * @param density pixels per inch, if the file specifies it
 */
export function cssSize({ width, height, density }: { width: number; height: number; density?: number }): {
  width: number
  height: number
} {
  // photographs and scans often specify a meaningless density, so only whole multiples count
  const ratio = Math.round(density ?? CSS_DENSITY) / CSS_DENSITY
  const scale = Number.isInteger(ratio) && ratio > 1 ? ratio : 1
  return { width: Math.round(width / scale), height: Math.round(height / scale) }
}
