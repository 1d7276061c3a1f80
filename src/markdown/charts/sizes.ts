/**
 * Each chart is drawn in three sizes, and the style sheet shows the one closest to the width. It also offsets the
 * remaining scale of the text, so that text has the same size in all charts.
 */
export interface Size {
  name: 'wide' | 'medium' | 'narrow'
  /** Width of the viewBox in units that roughly equal CSS pixels. */
  width: number
  height: number
  /** Approximate number of ticks on the value axis. */
  valueTicks: number
}

/** The sizes of a chart. */
export const SIZES: readonly Size[] = [
  { name: 'wide', width: 720, height: 300, valueTicks: 5 },
  { name: 'medium', width: 520, height: 280, valueTicks: 5 },
  { name: 'narrow', width: 320, height: 250, valueTicks: 4 },
]

/** The rectangle inside the axes, in units of the viewBox. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/** Estimates the width of text, rounded up, because text can't be measured at build time. */
export function textWidth(text: string): number {
  return text.length * 7.4
}

/** Rounds a coordinate to a precision that is still visible. */
export function px(value: number): number {
  return Math.round(value * 10) / 10
}
