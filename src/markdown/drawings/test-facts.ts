import { describe, expect } from 'vitest'
import { ownValue } from '../../base/own-value'
import { DRAWINGS } from './drawing-map'
import { geometryOf, gridsOf, type DrawnArea, type DrawnRow, type Geometry } from './test-geometry'
import type { PageDrawing } from './page-drawing'

// What a drawing shows must be true: results follow from the data beside them, and marks are where the label says.

export interface Form extends Geometry {
  grids: DrawnRow[][]
}

/** A drawing by its name. */
export function drawingOf(name: string): PageDrawing {
  const drawing = ownValue(DRAWINGS, name)
  if (!drawing) throw new Error(`there is no drawing ${name}`)
  return drawing
}

/** Describes a drawing in both forms. */
export function describeForms(name: string, tests: (form: Form, isWide: boolean) => void): void {
  describe.each(['wide', 'narrow'] as const)(`${name}, %s form`, (form) => {
    const drawn = drawingOf(name)[form]
    tests({ ...geometryOf(drawn), grids: gridsOf(drawn) }, form === 'wide')
  })
}

export const textOf = ({ texts }: DrawnArea): string => texts.map(({ text }) => text).join(' ')

/** Shapes with a class, in order. */
export const marked = ({ areas }: Geometry, kind: string): DrawnArea[] =>
  areas.filter(({ classes }) => classes.includes(kind))

/** Texts of the shapes with a class, each once. */
export const markedTexts = (drawn: Geometry, kind: string): string[] => [
  ...new Set(
    marked(drawn, kind)
      .map(textOf)
      .filter((text) => text !== ''),
  ),
]

export const byPlace = (one: DrawnArea, other: DrawnArea): number =>
  one.place.y - other.place.y || one.place.x - other.place.x

/** Cells of a grid's rows without the head, each row as one text. */
export const bodyOf = (rows: readonly DrawnRow[] = []): string[] =>
  rows.slice(1).map(({ cells }) => cells.join(' '))

export const kindsOf = (rows: readonly DrawnRow[] = []): string[] => rows.slice(1).map(({ kind }) => kind)

export const column = (rows: readonly DrawnRow[] = [], name: string): string[] => {
  const at = rows[0]?.cells.indexOf(name) ?? -1
  expect(at, name).toBeGreaterThanOrEqual(0)
  return rows.slice(1).map(({ cells }) => cells[at] ?? '')
}

export const left = ({ place }: DrawnArea): number => place.x
export const right = ({ place }: DrawnArea): number => place.x + place.width
