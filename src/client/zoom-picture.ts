import type { Size } from './zoom-view'

/** A copy of what a figure shows. */
export interface Picture {
  element: HTMLElement
  /** What it shows, in words. */
  label: string
  /** Its natural size, which the element has. */
  size: Size
  /** The largest scale at which it is shown at first: an image isn't stretched beyond its pixels. */
  most: number
}

/** Drawings are sharp at any scale, but letters of twice their size are large enough to begin with. */
const MOST_OF_DRAWING = 2

/** Copies the image or the drawing that a button belongs to; undefined when there is none to be seen. */
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
 * Markup of a drawing whose parts refer to one another by ids of their own: those of the original stay unique.
 */
function withOwnIds(drawing: SVGSVGElement): string {
  const ids = new Set([drawing, ...drawing.querySelectorAll('[id]')].map(({ id }) => id))
  return drawing.outerHTML.replace(/(\sid="|#)([\w-]+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}enlarged-${id}` : whole,
  )
}

/** Puts a copy of the image, in the most pixels that there are, into an element; returns how wide that is. */
function copyImage(image: HTMLImageElement, element: HTMLElement): number {
  const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement
  const parts = [copy, ...copy.querySelectorAll('*')].filter((part) => part.hasAttribute('srcset'))
  const widths = parts.flatMap((part) => [...(part.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)])
  const widest = Math.max(image.naturalWidth, ...widths.map(([, width]) => Number(width)))
  for (const part of parts) part.setAttribute('sizes', `${widest}px`)
  // seen until the large one has arrived
  element.style.background = `url("${image.currentSrc}") 0 0 / 100% 100%`
  element.append(copy)
  return widest
}
