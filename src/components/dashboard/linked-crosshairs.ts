/** A chart that follows the others on the page in one respect. */
export interface Link<Value> {
  /** Shows a value in the other charts. */
  tell: (value: Value) => void
  /** Removes the chart. */
  leave: () => void
}

/** Adds a chart, with the function that is called with the values of the other charts. */
type Join<Value> = (show: (value: Value) => void) => Link<Value>

/** Creates a group of charts that follow one another. */
export function createLink<Value>(): Join<Value> {
  const charts = new Set<(value: Value) => void>()
  // whether a chart is being followed by the others, which then don't answer it
  let isTold = false
  return (show) => {
    charts.add(show)
    return {
      tell(value) {
        if (isTold) return
        isTold = true
        for (const chart of charts) if (chart !== show) chart(value)
        isTold = false
      },
      leave() {
        charts.delete(show)
      },
    }
  }
}

/** Links the time at the pointer, in milliseconds since 1970; null for none. */
export const linkCrosshair = createLink<number | null>()

/** Links the visible candles, counted from the first one; null for all. */
export const linkRange = createLink<{ from: number; to: number } | null>()
