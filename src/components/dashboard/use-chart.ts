import { createChart, type IChartApi, type Time } from 'lightweight-charts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { chartOptions, readTheme, type ChartTheme } from './chart-theme'
import { ownTurn } from './own-turn'

/** A chart and the element that it fills. */
export interface UsedChart<Series> {
  box: RefObject<HTMLDivElement | null>
  /** Null before the chart is ready for data. */
  drawn: { chart: IChartApi; series: Series } | null
  /** Time that the pointer is at, in milliseconds since 1970. */
  pointed: number | null
}

/**
 * Makes a chart for as long as the component stands.
 * @param build adds the series; must not change from render to render
 */
export function useChart<Series>(build: (chart: IChartApi, theme: ChartTheme) => Series): UsedChart<Series> {
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<UsedChart<Series>['drawn']>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    let remove = (): void => undefined
    const make = () => {
      if (isGone || !box.current) return
      const theme = readTheme()
      const { width, height } = box.current.getBoundingClientRect()
      const chart = createChart(box.current, { ...chartOptions(theme), width, height })
      const release = keepSize(box.current, chart, width, height)
      remove = () => {
        release()
        chart.remove()
      }
      const series = build(chart, theme)
      chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time * 1000 : null))
      // its axes are drawn first, its data a frame later: together they take a phone twice as long as it may
      void ownTurn().then(() => {
        if (!isGone) setDrawn({ chart, series })
      })
    }
    void ownTurn().then(make)
    return () => {
      isGone = true
      remove()
      setDrawn(null)
    }
  }, [build])
  return { box, drawn, pointed }
}

/**
 * Keeps a chart as large as its element. The library would do so too (`autoSize`), but it rounds the size, takes the
 * rounded one for a change, and so draws each chart twice at first.
 */
function keepSize(element: HTMLElement, chart: IChartApi, width: number, height: number): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const now = entry.contentRect
    if (now.width === width && now.height === height) return
    ;({ width, height } = now)
    // at once: a chart that is drawn one frame later trembles
    chart.resize(width, height, true)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** A time as the library wants it: whole seconds. */
export function chartTime(milliseconds: number): Time {
  return Math.floor(milliseconds / 1000) as Time
}
