/** Shows a time in a chart, in milliseconds since 1970; null for none. */
type Show = (time: number | null) => void

const charts = new Set<Show>()

/** Whether a chart is being followed by the others, which then don't answer it. */
let isTold = false

/** A chart whose time at the pointer is that of all charts with a time axis on the page. */
export interface LinkedCrosshair {
  /** Shows a time in the other charts. */
  tell: Show
  /** Removes the chart. */
  leave: () => void
}

/**
 * Adds a chart.
 *
 * @param show called with the times of the other charts
 */
export function linkCrosshair(show: Show): LinkedCrosshair {
  charts.add(show)
  return {
    tell(time) {
      if (isTold) return
      isTold = true
      for (const chart of charts) if (chart !== show) chart(time)
      isTold = false
    },
    leave() {
      charts.delete(show)
    },
  }
}
