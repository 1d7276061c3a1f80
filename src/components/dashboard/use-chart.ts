import { createChart, type IChartApi, type Time } from 'lightweight-charts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { chartOptions, readTheme, type ChartTheme } from './chart-theme'

/** A chart and the element that it fills. */
export interface UsedChart<Series> {
  box: RefObject<HTMLDivElement | null>
  /** Null before the element stands. */
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
    if (!box.current) return
    const theme = readTheme()
    const chart = createChart(box.current, chartOptions(theme))
    const series = build(chart, theme)
    chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time * 1000 : null))
    setDrawn({ chart, series })
    return () => {
      chart.remove()
      setDrawn(null)
    }
  }, [build])
  return { box, drawn, pointed }
}

/** A time as the library wants it: whole seconds. */
export function chartTime(milliseconds: number): Time {
  return Math.floor(milliseconds / 1000) as Time
}
