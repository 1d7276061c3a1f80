import { followPointers, type Shown } from './zoom-gestures'
import { copyPicture, type Picture } from './zoom-picture'
import { clampView, fitScale, zoomAt, type View } from './zoom-view'

/** Step of a button or key press: the scale factor, and the distance in CSS pixels. */
const FACTOR = 1.5
const STEP = 80

/** Maximum scale, relative to the natural size or to the fitted size, whichever is larger. */
const LARGEST = 4

/**
 * Opens a button's image, diagram, or drawing in a full-window viewer, fitted at first. Buttons, wheel, pinch, double
 * press, and + - 0 zoom; dragging and arrow keys move; Escape closes.
 */
export function openZoom(button: HTMLElement): void {
  const picture = copyPicture(button)
  if (!picture) return
  const dialog = document.createElement('dialog')
  dialog.className = 'viewer'
  dialog.setAttribute('aria-label', picture.label)
  const stage = document.createElement('div')
  stage.className = 'viewer-stage'
  stage.append(picture.element)
  const output = document.createElement('output')
  const show = showView(stage, output, picture)
  const close = () => {
    dialog.close()
  }
  const bar = document.createElement('div')
  bar.className = 'viewer-bar'
  const closing = barButton('×', 'Close', close)
  closing.autofocus = true
  bar.append(
    barButton('−', 'Zoom out', () => {
      show.zoom(1 / FACTOR)
    }),
    output,
    barButton('+', 'Zoom in', () => {
      show.zoom(FACTOR)
    }),
    barButton('Fit', 'Fit', show.fit),
    closing,
  )
  dialog.append(bar, stage)
  const gone = new AbortController()
  dialog.addEventListener('close', () => {
    gone.abort()
    dialog.remove()
    button.focus({ preventScroll: true })
  })
  window.addEventListener('popstate', close, { signal: gone.signal })
  dialog.addEventListener('keydown', (event) => {
    // key combinations with these modifiers belong to the browser
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(event.key, show)) event.preventDefault()
  })
  followPointers(stage, picture, show, close)
  document.body.append(dialog)
  dialog.showModal()
}

function barButton(text: string, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  if (label !== text) button.ariaLabel = button.title = label
  button.addEventListener('click', act)
  return button
}

/** Zoom factors of keys, and the directions in which keys move the image, in steps. */
const ZOOM_KEYS = new Map([
  ['+', FACTOR],
  ['=', FACTOR],
  ['-', 1 / FACTOR],
])
const MOVE_KEYS = new Map([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
] as const)

/** Handles a key; returns false if the key has no function here. */
function pressKey(key: string, show: Shown): boolean {
  const factor = ZOOM_KEYS.get(key)
  const way = MOVE_KEYS.get(key as 'ArrowUp')
  if (factor) show.zoom(factor)
  else if (way) show.move(way[0] * STEP, way[1] * STEP)
  else if (key === '0') show.fit()
  else return false
  return true
}

/** Fits the image into the stage, re-fits it when the stage is resized, and keeps it in view. */
function showView(stage: HTMLElement, output: HTMLOutputElement, picture: Picture): Shown {
  const { element, size, most } = picture
  let fitted = 0
  let view: View = { scale: 0, x: 0, y: 0 }
  const frame = () => ({ width: stage.clientWidth, height: stage.clientHeight })
  const set = (next: View, atOnce = false) => {
    view = clampView(next, size, frame())
    element.style.transitionDuration = atOnce ? '0s' : ''
    element.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    output.value = `${Math.round(view.scale * 100)}%`
  }
  new ResizeObserver(() => {
    const wasFit = view.scale === fitted
    fitted = fitScale(size, frame(), most)
    set({ ...view, scale: wasFit ? fitted : Math.max(fitted, view.scale) }, true)
  }).observe(stage)
  return {
    zoom: (factor, at = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }, atOnce = false) => {
      const largest = Math.max(LARGEST, LARGEST * fitted)
      set(zoomAt(view, Math.min(largest, Math.max(fitted, view.scale * factor)), at), atOnce)
    },
    move: (x, y, atOnce = false) => {
      set({ ...view, x: view.x + x, y: view.y + y }, atOnce)
    },
    fit: () => {
      set({ ...view, scale: fitted })
    },
    now: () => ({ view, isFit: view.scale === fitted }),
  }
}
