import type { Cell } from '../record-format'

/**
 * How far two floating-point numbers may be apart and still be the same result, relative to the larger one.
 * On a server with several workers, sums of the same 20,000 rows differed by up to 2e-13 from run to run
 * (the order in which parts are added is not defined), and SIMD width does the same between processors.
 */
const TOLERANCE = 1e-11

const NUMBER = /-?\d+(?:\.\d+)?(?:E[+-]?\d+)?/gi

/** True for DOUBLE and FLOAT and arrays of them. */
export function isFloating(type: string): boolean {
  return /^(?:DOUBLE|FLOAT)(?:\[\])*$/.test(type)
}

/** Compares two values of a column as its type wants: floating-point numbers by value, all else by its text. */
export function sameCell(type: string, a: Cell, b: Cell): boolean {
  if (a === b) return true
  if (a === null || b === null || !isFloating(type)) return false
  if (a.replace(NUMBER, '#') !== b.replace(NUMBER, '#')) return false
  const left = a.match(NUMBER) ?? []
  const right = b.match(NUMBER) ?? []
  return left.length === right.length && left.every((text, i) => isNear(Number(text), Number(right[i])))
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b))
}

/** A value in a form that is equal for equal values, for sorting and hashing: floats keep nine digits. */
export function canonicalCell(type: string, cell: Cell): Cell {
  if (cell === null || !isFloating(type)) return cell
  return cell.replace(NUMBER, (text) => Number(text).toPrecision(9))
}
