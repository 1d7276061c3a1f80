import { px } from './sizes'

/** A place in a drawing. */
export type Point = readonly [x: number, y: number]

/**
 * How a line goes from one point to the next: straight, or in a step. The value of a step changes at the next point
 * (`after`) or at the one before (`before`).
 */
export type Curve = 'straight' | 'after' | 'before'

/** The corners of a line. */
function corners(points: readonly Point[], curve: Curve): Point[] {
  return points.flatMap(([x, y], at): Point[] => {
    const last = points[at - 1]
    if (!last || curve === 'straight') return [[x, y]]
    return curve === 'after' ? [[x, last[1]], [x, y]] : [[last[0], y], [x, y]] // prettier-ignore
  })
}

const pathOf = (points: readonly Point[]) => points.map(([x, y]) => `${px(x)},${px(y)}`).join('L')

/** A line through points, interrupted where there is none. A point without neighbors is a dot, if its ends are round. */
export function linePath(points: readonly (Point | null)[], curve: Curve): string {
  let d = ''
  let run: Point[] = []
  for (const point of [...points, null])
    if (point) run.push(point)
    else if (run.length > 0) {
      d += `M${pathOf(corners(run, curve))}${run.length === 1 ? 'Z' : ''}`
      run = []
    }
  return d
}

/** The area between a line and a level. */
export function areaPath(points: readonly Point[], level: number, curve: Curve): string {
  const edge = corners(points, curve)
  const back = edge.map(([x]): Point => [x, level]).reverse()
  return edge.length === 0 ? '' : `M${pathOf([...edge, ...back])}Z`
}
