import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { build, copySite } from '../support/site-copy'

it('a build stops at a page component without a default export, and names its file', async () => {
  const folder = copySite('no-default-export')
  const template = path.join(folder, 'src/templates/home.tsx')
  const code = fs.readFileSync(template, 'utf8')
  const without = code.replace('export default function', 'export function')
  expect(without).not.toBe(code)
  fs.writeFileSync(template, without)

  const { code: exit, output } = await build(folder)

  expect(exit).not.toBe(0)
  expect(output).toContain('without a valid default export')
  expect(output).toContain('src/templates/home.tsx')
})
