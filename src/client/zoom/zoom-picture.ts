import type { Size } from './zoom-view'

/** A copy of a figure's image. */
export interface Picture {
  element: HTMLElement
  /** Text alternative. */
  label: string
  /** Natural size, which is also the element's size. */
  size: Size
  /** Maximum initial scale, so that an image isn't enlarged beyond its resolution. */
  most: number
}

/** Maximum initial scale of drawings. They are sharp at any scale, but twice the text size is enough at first. */
const MOST_OF_DRAWING = 2

/** Copies a button's image or drawing; undefined if none is visible. */
export function copyPicture(button: HTMLElement): Picture | undefined {
  const figure = button.parentElement
  const shown = [...(figure?.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg') ?? [])].find(
    (one) => one.checkVisibility(),
  )
  if (!figure || !shown) return undefined
  const element = document.createElement('div')
  element.className = figure.className
  const drawn = shown instanceof SVGSVGElement
  const { width, height } = drawn ? shown.viewBox.baseVal : shown
  const size = { width, height }
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` })
  if (drawn) {
    element.innerHTML = withOwnIds(shown)
    element.firstElementChild?.removeAttribute('class')
    return { element, label: shown.getAttribute('aria-label') ?? '', size, most: MOST_OF_DRAWING }
  }
  const widest = copyImage(shown, element)
  return { element, label: shown.alt, size, most: Math.max(1, widest / width) }
}

/**
 * Markup of a drawing with new IDs, because the IDs in the original must remain unique.
 */
function withOwnIds(drawing: SVGSVGElement): string {
  const ids = new Set([drawing, ...drawing.querySelectorAll('[id]')].map(({ id }) => id))
  return drawing.outerHTML.replace(/(\sid="|#)([\w-]+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}enlarged-${id}` : whole,
  )
}

/** Adds a copy of the image in its highest resolution to an element; returns its width in pixels. */
function copyImage(image: HTMLImageElement, element: HTMLElement): number {
  const copy = image.cloneNode() as HTMLImageElement
  const widths = [...copy.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  const widest = Math.max(image.naturalWidth, ...widths)
  copy.sizes = `${widest}px`
  // shown until the large one has loaded
  element.style.background = `url("${image.currentSrc}") 0 0 / 100% 100%`
  element.append(copy)
  return widest
}
