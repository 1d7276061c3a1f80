import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { stylesDigest } from './styles-digest'

it('changes with any stylesheet, and with nothing else', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  fs.mkdirSync(path.join(root, 'src/deep'), { recursive: true })
  fs.writeFileSync(path.join(root, 'src/deep/a.module.css'), '.a { color: red }')
  const before = stylesDigest(root)
  fs.writeFileSync(path.join(root, 'src/deep/a.ts'), 'export {}')
  expect(stylesDigest(root)).toBe(before)
  fs.writeFileSync(path.join(root, 'src/deep/a.module.css'), '.a { color: blue }')
  expect(stylesDigest(root)).not.toBe(before)
})
