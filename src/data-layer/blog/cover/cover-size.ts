/** Size of a cover's viewBox, with the aspect ratio of social images. */
export const COVER = { width: 640, height: 336 } as const

/** Free space above and below the marks; half of it beside marks that don't extend to the edges. */
export const MARGIN = 56

/** Rounds a coordinate to one decimal place. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10)
