import { scaleLinear, scalePoint, scaleUtc } from 'd3-scale'
import { axisNumber, plainNumber } from './numbers'
import type { Positions } from './read-columns'
import { rowTicks, type Tick } from './row-ticks'
import { textWidth, type Area } from './sizes'
import { dayOf, daysCovered, exactClock, isExactTick, timeTick } from './times'

/** The value axis; values increase upward. */
export interface ValueScale {
  /** Returns the y coordinate of a value. */
  y: (value: number) => number
  ticks: Tick[]
  /** Values at the lower and the upper end. */
  range: [number, number]
}

/**
 * Returns a scale of values that ends at round numbers.
 *
 * @param withZero whether the axis starts at zero, as bars require
 */
export function valueScale(
  values: readonly number[],
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
  count: number,
  withZero: boolean,
): ValueScale {
  const [low, high] = paddedExtent(values, withZero)
  const scale = scaleLinear([low, high], [bottom, top]).nice(count)
  const ticks = scale.ticks(count)
  const [from = low, to = high] = scale.domain()
  const largest = Math.max(Math.abs(from), Math.abs(to))
  const text = axisNumber((ticks[1] ?? 1) - (ticks[0] ?? 0), largest)
  return {
    y: (value) => scale(value),
    ticks: ticks.map((value) => ({ at: scale(value), text: text(value) })),
    range: [from, to],
  }
}

/** Returns the range of the values; if they're all equal, it's extended. */
function paddedExtent(values: readonly number[], withZero: boolean): [number, number] {
  const all = withZero ? [...values, 0] : values
  const [low, high] = [Math.min(...all), Math.max(...all)]
  if (low < high) return [low, high]
  const room = Math.abs(low) * 0.01 || 1
  return [low - room, high + room]
}

/** The axis of the rows. */
export interface RowScale {
  /** x of each row, in the order of the rows. */
  x: number[]
  /** Minimum distance between adjacent rows. */
  step: number
  ticks: Tick[]
  /** Information that the ticks omit: `Jul 1, 2025 (UTC)`. */
  span: string
}

/**
 * Returns a scale of the rows' positions.
 *
 * @param room whether to leave half a step free at both ends, for marks that have a width
 */
export function rowScale(
  positions: Positions,
  { left, right }: Pick<Area, 'left' | 'right'>,
  room: boolean,
): RowScale {
  if (positions.kind === 'name') return nameScale(positions.values, left, right)
  const { kind, values } = positions
  const gap = shortestGap(values)
  const [first, last] = [Math.min(...values), Math.max(...values)]
  const pad = room ? gap / 2 : 0
  const scale = scaleLinear([first - pad, last + pad], [left, right])
  const origin = kind === 'time' ? positions.origin : undefined
  const start = origin ?? 0
  const largest = Math.max(...values.map(Math.abs))
  const oneDay = dayOf(start + first) === dayOf(start + last)
  return {
    x: values.map((value) => scale(value)),
    step: scale(first + gap) - scale(first),
    ticks: rowTicks({
      values,
      gap,
      width: right - left,
      at: (value) => scale(value),
      round: (count) => {
        const [from = 0, to = 0] = scale.domain()
        return kind === 'time' && !(origin !== undefined && to - from < count)
          ? utcTicks(start + from, start + to, count).map((time) => time - start)
          : scale.ticks(count)
      },
      textFor: (step) => (kind === 'time' ? timeTick(step, oneDay, start) : axisNumber(step, largest)),
      exact: (value) => (kind === 'time' ? isExactTick(start + value, gap) : room && isMultiple(value, gap)),
    }),
    span: kind === 'time' ? `${daysCovered(start + first, start + last)} (UTC)` : '',
  }
}

/** Returns round times. The scale of d3 is used for its ticks only, because it truncates its domain to milliseconds. */
function utcTicks(from: number, to: number, count: number): number[] {
  return scaleUtc()
    .domain([from, to])
    .ticks(count)
    .map(Number)
    .filter((time) => from <= time && time <= to)
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}

/** Places names at equal distances and omits those that would touch the previous one. */
function nameScale(names: readonly string[], left: number, right: number): RowScale {
  const scale = scalePoint(names, [left, right]).padding(0.5)
  const x = names.map((name) => scale(name) ?? left)
  const ticks: Tick[] = []
  let free = -Infinity
  names.forEach((text, index) => {
    const at = x[index] ?? left
    const half = textWidth(text) / 2
    if (at - half < free) return
    ticks.push({ at, text })
    free = at + half + 8
  })
  return { x, step: scale.step(), ticks, span: '' }
}

function shortestGap(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((value, index) => value - (sorted[index] ?? value))
  return Math.min(...gaps.filter((gap) => gap > 0))
}

/** Describes a position along x in a sentence. */
export function placeText(positions: Positions, index: number): string {
  const value = positions.values[index]
  if (typeof value === 'string') return value
  if (value === undefined) return ''
  if (positions.kind !== 'time') return plainNumber(value)
  if (positions.origin !== undefined)
    return `${dayOf(positions.origin + value)}, ${exactClock(value, positions.origin)}`
  const time = new Date(value).toISOString()
  const clock = time.endsWith(':00.000Z') ? time.slice(11, 16) : time.slice(11, 19)
  return time.endsWith('T00:00:00.000Z') ? dayOf(value) : `${dayOf(value)}, ${clock}`
}
