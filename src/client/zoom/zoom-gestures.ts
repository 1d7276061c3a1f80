import type { Picture } from './zoom-picture'
import type { Point, View } from './zoom-view'

/** Zoom factor of a double press, relative to the fitted scale. */
const CLOSE_UP = 2.5

/** Maximum time between the two presses of a double press (milliseconds), and movement of a press (CSS pixels). */
const DOUBLE_WITHIN = 300
const STILL = 8

/** Operations on the view. */
export interface Shown {
  /** Multiplies the scale by a factor, centered on a point of the stage or on its middle. */
  zoom: (factor: number, at?: Point, atOnce?: boolean) => void
  /** Moves the image, in CSS pixels. */
  move: (x: number, y: number, atOnce?: boolean) => void
  fit: () => void
  /** The current view, and whether it shows the entire image. */
  now: () => { view: View; isFit: boolean }
}

/** Handles wheel, drag, pinch, and press gestures on the stage. */
export function followPointers(stage: HTMLElement, { size }: Picture, show: Shown, close: () => void): void {
  const pointers = new Map<number, Point>()
  let moved = 0
  let lastPress = { at: -Infinity, x: 0, y: 0 }
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // browsers report a trackpad pinch as wheel events with Ctrl and small deltas
      const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
      show.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.002)), place(event), true)
    },
    { passive: false },
  )
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    stage.setPointerCapture(event.pointerId)
    if (pointers.size === 0) moved = 0
    pointers.set(event.pointerId, place(event))
  })
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    pointers.set(event.pointerId, now)
    moved += distance(before, now)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    const share = other ? 0.5 : 1
    show.move((now.x - before.x) * share, (now.y - before.y) * share, true)
    if (!other) return
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    show.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle, true)
  })
  const lift = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  stage.addEventListener('pointerup', lift)
  stage.addEventListener('pointercancel', lift)
  // not on pointerup, because the subsequent click would hit the page after the viewer has closed
  stage.addEventListener('click', (event) => {
    if (moved > STILL) return
    const at = place(event)
    const isDouble = event.timeStamp - lastPress.at < DOUBLE_WITHIN && distance(at, lastPress) < 3 * STILL
    lastPress = { at: isDouble ? -Infinity : event.timeStamp, ...at }
    const { view, isFit } = show.now()
    if (isDouble) {
      if (isFit) show.zoom(CLOSE_UP, at)
      else show.fit()
    } else if (
      at.x < view.x ||
      at.y < view.y ||
      at.x > view.x + size.width * view.scale ||
      at.y > view.y + size.height * view.scale
    )
      close()
  })
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
