import { textWidth, type Area, type Size } from './sizes'
import { valueScale, type ValueScale } from './scales'

/** What a chart needs around its marks. */
export interface FrameNeeds {
  /** Values that the axis has to hold. */
  values: readonly number[]
  /** The axis has to show zero, as lengths must. */
  withZero: boolean
  /** A name or a key stands above the marks. */
  withHeading: boolean
  /** Width to leave at the right for labels, in units of the viewBox. */
  right?: number
}

/** The area for the marks, and the scale of its values. */
export function frame(
  size: Size,
  { values, withZero, withHeading, right = 0 }: FrameNeeds,
): { area: Area; value: ValueScale } {
  const edges = { top: withHeading ? 34 : 20, bottom: size.height - 46 }
  const value = valueScale(values, edges, size.valueTicks, withZero)
  const widest = Math.max(...value.ticks.map(({ text }) => textWidth(text)))
  return {
    area: { ...edges, left: Math.ceil(widest) + 12, right: size.width - Math.max(16, right) },
    value,
  }
}
