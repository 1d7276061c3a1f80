import { textWidth, type Area, type Size } from './sizes'
import { valueScale, type ValueScale } from './scales'

/** Requirements of a chart for the space around its marks. */
export interface FrameNeeds {
  /** Values that the axis must include. */
  values: readonly number[]
  /** Whether the axis must include zero, as bars require. */
  withZero: boolean
  /** Whether a name or legend is placed above the marks. */
  withHeading: boolean
  /** Width reserved on the right for labels, in units of the viewBox. */
  right?: number
}

/** Returns the area of the marks, and the scale of the values. */
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
