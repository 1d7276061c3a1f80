/** Pixels per inch of an image in which one pixel is one CSS pixel. */
const CSS_DENSITY = 72

/**
 * Size of an image in CSS pixels. Screenshots for dense screens say in their metadata that several pixels make one.
 * @param density pixels per inch, if the file says so
 */
export function cssSize({ width, height, density }: { width: number; height: number; density?: number }): {
  width: number
  height: number
} {
  // photographs and scans often claim a density that means nothing: only whole multiples are ours
  const ratio = Math.round(density ?? CSS_DENSITY) / CSS_DENSITY
  const scale = Number.isInteger(ratio) && ratio > 1 ? ratio : 1
  return { width: Math.round(width / scale), height: Math.round(height / scale) }
}
