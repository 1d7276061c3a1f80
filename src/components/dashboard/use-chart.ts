import { createChart, type IChartApi, type ISeriesApi, type SeriesType, type Time } from 'lightweight-charts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { axisWidth, chartOptions, readTheme, type ChartTheme } from './chart-theme'
import { linkCrosshair, linkRange } from './linked-crosshairs'
import { ownTurn } from './own-turn'

/** A chart and its element. */
export interface UsedChart<Series> {
  box: RefObject<HTMLDivElement | null>
  /** Null until the chart is ready for data. */
  drawn: { chart: IChartApi; series: Series } | null
  /** Whether the reader has zoomed in. */
  isZoomed: boolean
  /** Shows all candles, in the other charts as well. */
  resetZoom: () => void
  /** Time at the pointer, in milliseconds since 1970. */
  pointed: number | null
}

/** The last chart below the pointer, which the others follow. */
let leader: IChartApi | null = null

/**
 * Creates a chart and removes it on unmount. Charts show the time at the pointer and the visible
 * candles of one another.
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
  const [isZoomed, setZoomed] = useState(false)
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
        range.leave()
        release()
        chart.remove()
      }
      const series = build(chart, theme)
      const link = linkCrosshair((time) => {
        markTime(chart, mainOf(series), time)
        setPointed(time)
      })
      const range = linkRange((candles) => {
        setZoomed(candles !== null)
        if (candles) chart.timeScale().setVisibleLogicalRange(candles)
      })
      lead(box.current, chart)
      chart.timeScale().subscribeVisibleLogicalRangeChange((candles) => {
        if (!candles || leader !== chart) return
        const isPart = candles.to - candles.from < mainOf(series).data().length - 1.5
        setZoomed(isPart)
        range.tell(isPart ? candles : null)
      })
      // a tap selects a candle until the next one; the library only follows a finger after a long press
      chart.subscribeClick(({ time }) => {
        if (typeof time !== 'number') return
        markTime(chart, mainOf(series), time * 1000)
        setPointed(time * 1000)
        link.tell(time * 1000)
      })
      chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
        const at = typeof time === 'number' ? time * 1000 : null
        setPointed(at)
        // not if the library moves it because of new data in a chart that isn't being used
        if (sourceEvent || at === null || leader === chart) link.tell(at)
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
    setZoomed(false)
  }, [drawn, subject])
  const resetZoom = () => {
    setZoomed(false)
    // not one of the charts: all others follow
    const everyone = linkRange(() => undefined)
    everyone.tell(null)
    everyone.leave()
  }
  return { box, drawn, pointed, isZoomed, resetZoom }
}

/** Makes the others follow a chart while the reader uses it. Without Ctrl or ⌘, the wheel scrolls the page. */
function lead(element: HTMLElement, chart: IChartApi): void {
  const follow = () => {
    leader = chart
  }
  element.addEventListener('pointerover', follow)
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    },
    true,
  )
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
