import fs from 'node:fs'
import path from 'node:path'
import type { Element, ElementContent } from 'hast'
import { textOf } from '../code/hast'
import type { DrawingForm } from './page-drawing'
import type { Place } from './shapes'

// The geometry of a drawing's SVG, computed without a browser, for tests.

export type Point = readonly [x: number, y: number]

export interface DrawnText {
  text: string
  classes: readonly string[]
  /** Font size in units of the viewBox. */
  size: number
  /** Around the letters, not around the line. */
  place: Place
  isRotated: boolean
}

/** A closed shape that contains something: a box, store, file, panel, bar, grid, or gate. */
export interface DrawnArea {
  kind: (typeof KINDS)[number]
  classes: readonly string[]
  place: Place
  /** Texts in the area's own group: name and lines, a title, or cells. */
  texts: readonly DrawnText[]
}

export interface DrawnArrow {
  classes: readonly string[]
  line: readonly Point[]
  tip: Point
  /** One unit in the direction in which the head points. */
  way: Point
}

export interface Geometry {
  /** The elements of the drawing in order, with the elements around each, outermost first. */
  elements: readonly (readonly [Element, readonly Element[]])[]
  texts: readonly DrawnText[]
  areas: readonly DrawnArea[]
  arrows: readonly DrawnArrow[]
  /** Lines without a head: lines of time, borders, axes, and life lines. */
  lines: readonly (readonly Point[])[]
  dots: readonly { point: Point; classes: readonly string[] }[]
}

const KINDS = ['gate', 'panel', 'store', 'file', 'box', 'bar', 'grid'] as const

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number)

/** Advances of the site's fonts in thousandths of the font size, as Chromium measures them: U+0020 to U+007E. */
const SANS = new Map([
  [
    400,
    numbers(`
    250 213 346 478 629 802 620 178 274 274 430 558 201 419 201 480 663 384 619 613 615 626 593 524 604
    593 297 297 544 540 544 559 906 668 680 703 694 603 590 700 713 270 597 640 580 877 743 739 650 733
    672 640 552 689 667 945 606 576 544 347 455 347 426 557 248 551 595 546 595 561 395 594 581 244 260
    590 267 877 581 573 595 595 379 520 392 575 536 819 585 537 537 389 264 389 523`),
  ],
  [
    600,
    numbers(`
    235 242 375 552 656 817 677 195 307 307 425 566 224 418 224 508 683 427 642 638 642 656 616 537 644
    618 306 306 548 548 548 580 943 709 695 724 709 616 599 725 718 290 617 673 586 902 748 764 665 757
    689 667 583 698 709 992 661 613 577 376 486 376 449 560 268 580 621 581 621 590 430 621 601 269 307
    628 298 892 601 603 621 621 410 553 427 596 585 839 628 570 568 402 284 402 523`),
  ],
])

/** Signs outside ASCII are no wider than this. */
const WIDEST_SIGN = 660
const MONO = 600

/** How far letters reach above and below their base line, in parts of the font size. */
const ASCENT = 0.74
const DESCENT = 0.21

export interface Type {
  family: 'sans' | 'mono'
  /** In units of the viewBox. */
  size: number
  weight: number
}

/** Width of a text in the site's font, without kerning, which makes it only narrower. */
export function widthOf(text: string, { family, size, weight }: Type): number {
  const advances = SANS.get(weight) ?? []
  const units = [...text].map((sign) =>
    family === 'mono' ? MONO : (advances[sign.charCodeAt(0) - 32] ?? WIDEST_SIGN),
  )
  return (units.reduce((sum, each) => sum + each, 0) * size) / 1000
}

/** The style sheet of drawings, without comments. */
export const STYLE_SHEET = fs
  .readFileSync(path.join(import.meta.dirname, '../../styles/content/drawing.css'), 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')

/** Declarations of the style sheet by their selector. */
const RULES = new Map(
  [...STYLE_SHEET.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim(),
    new Map(
      [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property = '', value = '']) => [property, value]),
    ),
  ]),
)

/** The font of a text, by its own classes and those around it: what drawing.css says. */
export function typeOf(classes: readonly string[], around: readonly string[] = []): Type {
  const isCode = classes.includes('code') || (classes.includes('name') && around.includes('file'))
  const rules = [
    '.drawing text',
    ...['name', 'label'].filter((name) => classes.includes(name)).map((name) => `.drawing .${name}`),
    ...(isCode ? ['.drawing :is(.code, .file .name)'] : []),
  ]
  const last = (property: string): string =>
    rules.map((rule) => RULES.get(rule)?.get(property)).findLast((value) => value !== undefined) ?? ''
  return {
    family: last('font-family') === 'var(--font-mono)' ? 'mono' : 'sans',
    size: parseFloat(last('font-size')),
    weight: Number(last('font-weight') || 400),
  }
}

const number = (element: Element, name: 'x' | 'y' | 'width' | 'height' | 'cx' | 'cy'): number =>
  Number(element.properties?.[name] ?? NaN)

export const classesOf = (element: Element): string[] =>
  ((element.properties?.className ?? []) as (string | number)[]).map(String)

/** Translation and rotation in degrees of an element; drawings use no other transforms. */
function transformOf(element: Element): [x: number, y: number, degrees: number] {
  const written = element.properties?.transform
  if (written === undefined) return [0, 0, 0]
  const [, x, y, degrees = 0] =
    /^translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?$/.exec(JSON.stringify(written).slice(1, -1)) ?? []
  return [Number(x), Number(y), Number(degrees)]
}

function textPlace(element: Element, around: readonly string[]): DrawnText {
  const classes = classesOf(element)
  const text = textOf(element)
  const type = typeOf(classes, around)
  const width = widthOf(text.replaceAll(/\s+/g, ' '), type)
  const [dx, dy, degrees] = transformOf(element)
  const x = number(element, 'x')
  const y = number(element, 'y')
  const before = classes.includes('start') ? 0 : classes.includes('end') ? width : width / 2
  const [above, below] = [type.size * ASCENT, type.size * DESCENT]
  if (degrees === 0)
    return {
      text,
      classes,
      size: type.size,
      place: { x: x - before, y: y - above, width, height: above + below },
      isRotated: false,
    }
  // rotated by 90 degrees: it reads from top to bottom, with its base line on the left
  return {
    text,
    classes,
    size: type.size,
    place: { x: dx - below, y: dy - before, width: above + below, height: width },
    isRotated: true,
  }
}

/** Points along each part of a path; curves are taken apart into short lines. */
export function pointsOf(d: string): Point[][] {
  const parts: Point[][] = []
  let [x, y] = [0, 0]
  const part = (): Point[] => parts.at(-1) ?? []
  const to = (...point: Point): void => {
    ;[x, y] = point
    part().push(point)
  }
  const curve = (at: (t: number) => Point): void => {
    const points = Array.from({ length: 16 }, (_, step) => at((step + 1) / 16))
    for (const point of points) to(...point)
  }
  for (const [, command = '', values = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [a = NaN, b = NaN, c = NaN, e = NaN, f = NaN, g = NaN, h = NaN] = (
      values.match(/-?[\d.]+/g) ?? []
    ).map(Number)
    const [x0, y0] = [x, y]
    if (command === 'M') {
      parts.push([])
      to(a, b)
    } else if (command === 'L') to(a, b)
    else if (command === 'H') to(a, y)
    else if (command === 'V') to(x, a)
    else if (command === 'v') to(x, y + a)
    else if (command === 'z') to(...(part()[0] ?? [NaN, NaN]))
    else if (command === 'Q')
      curve((t) => [
        (1 - t) ** 2 * x0 + 2 * (1 - t) * t * a + t ** 2 * c,
        (1 - t) ** 2 * y0 + 2 * (1 - t) * t * b + t ** 2 * e,
      ])
    else if (command === 'C')
      curve((t) => [
        (1 - t) ** 3 * x0 + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * c + t ** 3 * f,
        (1 - t) ** 3 * y0 + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * e + t ** 3 * g,
      ])
    else if (command === 'a')
      // half an ellipse with its ends at the same height; sweep 1 is clockwise
      curve((t) => [
        x0 + (g * (1 - Math.cos(Math.PI * t))) / 2,
        y0 + h + Math.sin(Math.PI * t) * b * (f === 1 ? -1 : 1) * Math.sign(g),
      ])
    else throw new Error(`the tests don't know the path command ${command} in ${d}`)
  }
  return parts
}

/** The smallest rectangle around points. */
export function around(points: readonly Point[]): Place {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function inside(nodes: readonly ElementContent[], parents: readonly Element[] = []): [Element, Element[]][] {
  return nodes.flatMap((node) =>
    node.type === 'element'
      ? [[node, [...parents]] as [Element, Element[]], ...inside(node.children, [...parents, node])]
      : [],
  )
}

const rectPlace = (element: Element): Place => ({
  x: number(element, 'x'),
  y: number(element, 'y'),
  width: number(element, 'width'),
  height: number(element, 'height'),
})

const pathOf = (element: Element): Point[][] => pointsOf(String(element.properties?.d))

/** Takes the content of a drawing apart. */
export function geometryOf({ content }: Pick<DrawingForm, 'content'>): Geometry {
  const elements = inside(content)
  const textsIn = (nodes: readonly (readonly [Element, readonly Element[]])[]): DrawnText[] =>
    nodes.flatMap(([element, parents]) =>
      element.tagName === 'text' ? [textPlace(element, parents.flatMap(classesOf))] : [],
    )
  const areas: DrawnArea[] = []
  const arrows: DrawnArrow[] = []
  const lines: Point[][] = []
  const dots: Geometry['dots'][number][] = []
  for (const [element, parents] of elements) {
    const classes = classesOf(element)
    const kind = KINDS.find((each) => classes.includes(each))
    if (kind === 'gate') areas.push({ kind, classes, place: rectPlace(element), texts: [] })
    else if (kind !== undefined) {
      const own = inside(element.children, [...parents, element])
      const outline = own.find(
        ([each]) =>
          (kind !== 'grid' || classesOf(each).includes('frame')) && ['rect', 'path'].includes(each.tagName),
      )?.[0]
      if (!outline) throw new Error(`a ${kind} has no outline`)
      const place = outline.tagName === 'rect' ? rectPlace(outline) : around(pathOf(outline).flat())
      areas.push({ kind, classes, place, texts: textsIn(own) })
    }
    if (element.tagName === 'circle')
      dots.push({ point: [number(element, 'cx'), number(element, 'cy')], classes })
    if (element.tagName === 'path' && !parents.some((each) => classesOf(each).includes('box'))) {
      const group = parents.at(-1)
      const head = group?.children.find(
        (each): each is Element => each.type === 'element' && classesOf(each).includes('head'),
      )
      if (!head || !group) lines.push(...pathOf(element))
      else if (element !== head) {
        const [x, y, degrees] = transformOf(head)
        const angle = (degrees * Math.PI) / 180
        arrows.push({
          classes: classesOf(group),
          line: pathOf(element).flat(),
          tip: [x, y],
          way: [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))],
        })
      }
    }
  }
  return { elements, texts: textsIn(elements), areas, arrows, lines, dots }
}

/** How far two rectangles overlap, on the axis on which they overlap less; negative is the distance between them. */
export function overlap(one: Place, other: Place): number {
  return Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  )
}

/** Distance from the inner rectangle to the nearest edge of the outer one; negative if it sticks out. */
export function margin(outer: Place, inner: Place): number {
  return Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  )
}

/** Distance from a point to the outline of a rectangle, from either side. */
export function toEdge([x, y]: Point, place: Place): number {
  const [left, top, right, bottom] = [place.x, place.y, place.x + place.width, place.y + place.height]
  const beside = Math.max(left - x, 0, x - right)
  const above = Math.max(top - y, 0, y - bottom)
  if (beside > 0 || above > 0) return Math.hypot(beside, above)
  return Math.min(x - left, right - x, y - top, bottom - y)
}

/** Distance from a point to a line of points. */
export function toLine([x, y]: Point, line: readonly Point[]): number {
  const distances = line.slice(1).map(([x2, y2], at) => {
    const [x1, y1] = line[at] ?? [NaN, NaN]
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    const t =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
  })
  return Math.min(...distances)
}

/** Points along a line, at most two units apart. */
export function along(line: readonly Point[]): Point[] {
  return line.flatMap(([x2, y2], at) => {
    const [x1, y1] = line[at - 1] ?? [x2, y2]
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 2))
    return Array.from({ length: steps }, (_, step): Point => {
      const t = (step + 1) / steps
      return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
    })
  })
}

/** How far inside a rectangle a point is; negative outside of it. */
export function depth([x, y]: Point, { x: left, y: top, width, height }: Place): number {
  return Math.min(x - left, y - top, left + width - x, top + height - y)
}

/** A grid's row: its cells, and the class that marks it. */
export interface DrawnRow {
  cells: readonly string[]
  kind: string
}

/** The grids of a drawing in order, each with all of its rows; the first one is the head. */
export function gridsOf({ content }: Pick<DrawingForm, 'content'>): DrawnRow[][] {
  const groups = inside(content).map(([element]) => element)
  return groups
    .filter((element) => classesOf(element).includes('grid'))
    .map((grid) =>
      inside(grid.children)
        .filter(([row]) => row.tagName === 'g')
        .map(([row]) => ({
          cells: inside(row.children).flatMap(([cell]) => (cell.tagName === 'text' ? [textOf(cell)] : [])),
          kind: classesOf(row).slice(1).join(' '),
        })),
    )
}

/** The middle of a rectangle. */
export const middle = ({ x, y, width, height }: Place): Point => [x + width / 2, y + height / 2]
