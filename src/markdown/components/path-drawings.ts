import type { Element } from 'hast'
import { s } from 'hastscript'

const WIDTH = 320
const HEIGHT = 124

const LINE = 'var(--line-strong)'
const FAINT = 'var(--text-faint)'
const ACCENT = 'var(--accent)'
const RAISED = 'var(--surface-3)'

/** A decorative drawing, hidden from screen readers. */
function decoration(children: Element[]): Element {
  return s(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, fill: 'none', ariaHidden: 'true' },
    children,
  )
}

/** A placeholder for a line of text of length `width`. */
function bar(x: number, y: number, width: number, fill: string): Element {
  return s('rect', { x, y, width, height: 6, rx: 3, fill })
}

/** A terminal in which a server has started. */
function server(): Element {
  return decoration([
    s('rect', { x: 48, y: 20, width: 224, height: 120, rx: 8, fill: 'var(--ground)', stroke: LINE }),
    ...[64, 76, 88].map((cx) => s('circle', { cx, cy: 35, r: 3.5, fill: LINE })),
    s('path', { d: 'M48 50h224', stroke: LINE }),
    s('path', { d: 'm64 63 6 6-6 6', stroke: ACCENT, strokeWidth: 2, strokeLinecap: 'round' }),
    bar(80, 66, 56, 'var(--text)'),
    bar(142, 66, 92, FAINT),
    bar(64, 84, 128, LINE),
    bar(64, 98, 84, LINE),
    s('path', { d: 'm64 116 4 4 7-8', stroke: 'var(--tip)', strokeWidth: 2, strokeLinecap: 'round' }),
    bar(82, 113, 60, 'var(--tip)'),
  ])
}

/** Three sources that send rows to one table. */
function rows(): Element {
  const middles = [30, 62, 94]
  return decoration([
    ...middles.map((y) =>
      s('path', { d: `M86 ${y}C128 ${y} 118 62 166 62`, stroke: LINE, strokeWidth: 1.5 }),
    ),
    ...middles.flatMap((y) => [
      s('rect', { x: 34, y: y - 12, width: 52, height: 24, rx: 6, fill: 'var(--ground)', stroke: LINE }),
      bar(44, y - 3, 32, FAINT),
    ]),
    s('circle', { cx: 106, cy: 34, r: 3.5, fill: ACCENT }),
    s('circle', { cx: 112, cy: 62, r: 3.5, fill: ACCENT }),
    s('circle', { cx: 128, cy: 75, r: 3.5, fill: ACCENT }),
    s('path', { d: 'm160 57 7 5-7 5z', fill: LINE }),
    s('rect', { x: 176, y: 14, width: 112, height: 96, rx: 8, fill: 'var(--ground)', stroke: LINE }),
    s('path', { d: 'M176 34h112M176 53h112M176 72h112M176 91h112', stroke: 'var(--line)' }),
    s('rect', { x: 176.5, y: 91.5, width: 111, height: 18, fill: 'var(--accent-wash)' }),
    ...[21, 40, 59, 78, 97].flatMap((y, at) => [
      bar(186, y, 38, at === 4 ? 'var(--accent-text)' : at === 0 ? FAINT : RAISED),
      bar(234, y, 16, at === 4 ? 'var(--accent-text)' : at === 0 ? FAINT : RAISED),
      bar(260, y, 20, at === 4 ? 'var(--accent-text)' : at === 0 ? FAINT : RAISED),
    ]),
  ])
}

/** Open, high, low, and close of the twelve candles on /docs/quick-start/, as fractions of their range. */
const CANDLES = [
  [0.47, 0.52, 0.09, 0.31],
  [0.31, 0.72, 0.27, 0.51],
  [0.51, 0.52, 0.14, 0.31],
  [0.3, 0.79, 0.25, 0.66],
  [0.67, 1.0, 0.47, 0.88],
  [0.89, 0.94, 0.32, 0.32],
  [0.32, 0.84, 0.26, 0.77],
  [0.78, 0.86, 0.38, 0.39],
  [0.4, 0.55, 0.18, 0.21],
  [0.2, 0.54, 0.12, 0.14],
  [0.14, 0.4, 0.1, 0.22],
  [0.22, 0.74, 0.0, 0.65],
] as const

/** Candles on a grid. */
function candles(): Element {
  const top = 14
  const height = 92
  const at = (value: number) => Math.round((top + (1 - value) * height) * 10) / 10
  return decoration([
    s('path', { d: 'M34 28h252M34 60h252M34 92h252', stroke: 'var(--line)' }),
    ...CANDLES.map(([open, high, low, close], index) => {
      const x = 46 + index * 21
      const color = close >= open ? 'var(--chart-1)' : 'var(--chart-2)'
      const upper = at(Math.max(open, close))
      const lower = Math.max(at(Math.min(open, close)), upper + 2)
      return s('g', { stroke: color, strokeWidth: 1.5 }, [
        s('path', { d: `M${x} ${at(high)}V${upper}M${x} ${lower}V${at(low)}` }),
        s('path', {
          d: `M${x - 5} ${upper}h10V${lower}h-10z`,
          fill: close >= open ? 'none' : color,
        }),
      ])
    }),
  ])
}

/** Drawings for `<Path>`, by name. */
export const PATH_DRAWINGS: Readonly<Record<string, () => Element>> = { candles, rows, server }
