import { createChart, type IChartApi, type Time } from 'lightweight-charts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { axisWidth, chartOptions, readTheme, type ChartTheme } from './chart-theme'
import { ownTurn } from './own-turn'

/** A chart and its element. */
export interface UsedChart<Series> {
  box: RefObject<HTMLDivElement | null>
  /** Null until the chart is ready for data. */
  drawn: { chart: IChartApi; series: Series } | null
  /** Time at the pointer, in milliseconds since 1970. */
  pointed: number | null
}

/**
 * Creates a chart and removes it on unmount.
 *
 * @param build adds the series; must be the same function on every render
 * @param subject what the data is about; when it changes, the pointer no longer selects a candle until it moves
 */
export function useChart<Series>(
  build: (chart: IChartApi, theme: ChartTheme) => Series,
  subject: string,
): UsedChart<Series> {
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
      // draws the axes first and the data one frame later, because doing both at once blocks a phone for too long
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
  useEffect(() => {
    drawn?.chart.clearCrosshairPosition()
    setPointed(null)
  }, [drawn, subject])
  return { box, drawn, pointed }
}

/**
 * Resizes a chart with its element. The library's own `autoSize` rounds the size and mistakes the result for a change,
 * which initially draws each chart twice.
 */
function keepSize(element: HTMLElement, chart: IChartApi, width: number, height: number): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const now = entry.contentRect
    if (now.width === width && now.height === height) return
    ;({ width, height } = now)
    chart.applyOptions({ rightPriceScale: { minimumWidth: axisWidth() } })
    // immediately, because a chart that is resized one frame later flickers
    chart.resize(width, height, true)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Converts a time to the library's format: whole seconds. */
export function chartTime(milliseconds: number): Time {
  return Math.floor(milliseconds / 1000) as Time
}
