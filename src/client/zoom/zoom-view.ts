/** Lengths in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A point in CSS pixels, from the top left corner of the frame. */
export interface Point {
  x: number
  y: number
}

/** How an image is shown: its scale (1 is its natural size), and the position of its top left corner. */
export interface View extends Point {
  scale: number
}

/** Margin around a fitted image, in CSS pixels. */
const MARGIN = 16

/** The scale at which the image fits into the frame, at most `most`. */
export function fitScale(picture: Size, frame: Size, most: number): number {
  const across = Math.max(1, frame.width - 2 * MARGIN) / picture.width
  const down = Math.max(1, frame.height - 2 * MARGIN) / picture.height
  return Math.min(across, down, most)
}

/** The view at another scale; the image stays fixed at the given point of the frame. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Moves the view just enough to leave no gap at an edge; centers an image that is smaller than the frame. */
export function clampView({ scale, x, y }: View, picture: Size, frame: Size): View {
  return {
    scale,
    x: clampAxis(x, picture.width * scale, frame.width),
    y: clampAxis(y, picture.height * scale, frame.height),
  }
}

function clampAxis(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(0, Math.max(room - length, start))
}
