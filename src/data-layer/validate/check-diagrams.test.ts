import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diagramFile } from '../diagrams/draw-diagram'
import { DIAGRAM_TOKENS } from '../diagrams/mermaid-theme'
import { orphanDiagrams } from './check-diagrams'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'orphan-diagrams-'))
  fs.mkdirSync(path.join(root, 'src/styles'), { recursive: true })
  fs.writeFileSync(
    path.join(root, 'src/styles/tokens.css'),
    DIAGRAM_TOKENS.map((name, index) => `${name}: #00000${index};`).join('\n'),
  )
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

/** Stores the drawing of a diagram, and returns its path relative to the root. */
function draw(code: string): string {
  const file = diagramFile(root, code)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, '<svg/>')
  return path.relative(root, file)
}

const messages = (codes: string[]) => orphanDiagrams(root, codes).map(({ message }) => message)

it('reports drawings that no page uses', () => {
  draw('graph LR')
  const old = draw('graph LR; old')
  expect(messages(['graph LR'])).toEqual([
    `${old}: no page uses the diagram. delete the file; diagrams are drawn again when their code or the theme changes.`,
  ])
  expect(messages(['graph LR; old', 'graph LR'])).toEqual([])
  expect(messages([])).toHaveLength(2)
})

it('ignores other files, and a folder that does not exist', () => {
  expect(messages([])).toEqual([])
  draw('graph LR')
  fs.writeFileSync(path.join(root, 'content/diagrams/README.md'), '')
  expect(messages(['graph LR'])).toEqual([])
})
