import { createChart, type IChartApi, type ISeriesApi, type SeriesType, type Time } from 'lightweight-charts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { axisWidth, chartOptions, readTheme, type ChartTheme } from './chart-theme'
import { linkCrosshair } from './linked-crosshairs'
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
 * Creates a chart and removes it on unmount. Charts show the time at the pointer of one another.
 *
 * @param build adds the series; must be the same function on every render
 * @param mainOf returns the series on which the time of another chart is marked; must be the same function as well
 * @param subject what the data is about; when it changes, the pointer no longer selects a candle until it moves
 */
export function useChart<Series>(
  build: (chart: IChartApi, theme: ChartTheme) => Series,
  mainOf: (series: Series) => ISeriesApi<SeriesType>,
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
        link.leave()
        release()
        chart.remove()
      }
      const series = build(chart, theme)
      const link = linkCrosshair((time) => {
        markTime(chart, mainOf(series), time)
        setPointed(time)
      })
      chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
        const at = typeof time === 'number' ? time * 1000 : null
        setPointed(at)
        // not if the library moves it because of new data
        if (sourceEvent || at === null) link.tell(at)
      })
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
  }, [build, mainOf])
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

/** Marks a time at the value that the series has then. */
function markTime(chart: IChartApi, series: ISeriesApi<SeriesType>, time: number | null): void {
  const row = time === null ? undefined : series.data().find((one) => one.time === chartTime(time))
  const value = row && ('close' in row ? row.close : 'value' in row && row.value)
  if (row && typeof value === 'number') chart.setCrosshairPosition(value, row.time, series)
  else chart.clearCrosshairPosition()
}

/** Converts a time to the library's format: whole seconds. */
export function chartTime(milliseconds: number): Time {
  return Math.floor(milliseconds / 1000) as Time
}
