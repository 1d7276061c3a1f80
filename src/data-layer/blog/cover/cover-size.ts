/** Units of a cover's viewBox: the shape that social networks use too. */
export const COVER = { width: 640, height: 336 } as const

/** Free space above and below the marks; half of it is at the sides of those that don't bleed. */
export const MARGIN = 56

/** A coordinate with one decimal at most. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10)
