/** A chart is drawn twice, and the style sheet shows the drawing that suits the width: text keeps its size. */
export interface Size {
  name: 'wide' | 'narrow'
  /** Units of the viewBox: about CSS pixels where the drawing is shown. */
  width: number
  height: number
  /** Values that the value axis names, about. */
  valueTicks: number
}

/** Both drawings of a chart. */
export const SIZES: readonly Size[] = [
  { name: 'wide', width: 720, height: 300, valueTicks: 5 },
  { name: 'narrow', width: 320, height: 250, valueTicks: 4 },
]

/** The rectangle inside the axes, in units of the viewBox. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/** Width of a text of the chart's 13 px type, generously: nothing measures type at build time. */
export function textWidth(text: string): number {
  return text.length * 7.4
}

/** A coordinate as short as the eye allows. */
export function px(value: number): number {
  return Math.round(value * 10) / 10
}
