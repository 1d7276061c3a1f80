import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { raiseFloor, readFloor } from './floor'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-'))
  fs.mkdirSync(path.join(root, 'content'))
})
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

const file = () => path.join(root, 'content/examples-floor.json')
const text = () => fs.readFileSync(file(), 'utf8')
const write = (json: string) => {
  fs.writeFileSync(file(), json)
}

describe('readFloor', () => {
  it('is undefined until a run has written one', () => {
    expect(readFloor(root)).toBeUndefined()
  })

  it('reads the number of examples', () => {
    write('{"examples": 812}')
    expect(readFloor(root)).toBe(812)
  })

  it.each(['{}', '{"examples": "812"}', '{"examples": null}'])('finds no number in %s', (json) => {
    write(json)
    expect(readFloor(root)).toBeUndefined()
  })
})

describe('raiseFloor', () => {
  it('writes the first floor', () => {
    expect(raiseFloor(root, 5)).toBe(5)
    expect(text()).toBe('{\n  "examples": 5\n}\n')
  })

  it('raises a lower floor, and one that is no number', () => {
    write('{"examples": 5}')
    expect(raiseFloor(root, 6)).toBe(6)
    expect(readFloor(root)).toBe(6)
    write('{}')
    expect(raiseFloor(root, 3)).toBe(3)
    expect(readFloor(root)).toBe(3)
  })

  it.each([5, 4, 0])('leaves the file with a floor of 5 as it is for %i examples', (examples) => {
    write('{"examples": 5}')
    expect(raiseFloor(root, examples)).toBe(5)
    expect(text()).toBe('{"examples": 5}')
  })

  it('keeps a floor of 0', () => {
    write('{"examples": 0}')
    expect(raiseFloor(root, 0)).toBe(0)
    expect(text()).toBe('{"examples": 0}')
  })
})
