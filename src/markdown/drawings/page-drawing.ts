import type { ElementContent } from 'hast'

/** One form of a drawing. Its SVG is as wide as the column of text, and its height follows from these sizes. */
export interface DrawingForm {
  /** Units of the viewBox: about CSS pixels where the form is shown. */
  width: number
  height: number
  /** Content of the SVG. */
  content: ElementContent[]
}

/** A drawing made for a page: it shows how things hang together, and no figures. */
export interface PageDrawing {
  /** What is seen, for those who do not see it. */
  label: string
  /** For columns of 690 CSS pixels and more. */
  wide: DrawingForm
  /** For narrower ones; 320 units wide, so that text keeps its size on a phone. */
  narrow: DrawingForm
}
