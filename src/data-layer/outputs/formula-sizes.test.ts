import fs from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withComputedSizes } from './formula-sizes'

const css = fs.readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8')

test('sizes of KaTeX are computed by the browser', () => {
  const computed = withComputedSizes(css)
  expect(computed).not.toMatch(/reset-size\d+\.size/)
  expect(computed).toContain('.katex .reset-size3{--from:0.7}.katex .size3{--to:0.7}')
  expect(css.length - computed.length).toBeGreaterThan(9000)
})

test.each(['.katex{}', css.replace('font-size:4.976em', 'font-size:5em')])(
  'a stylesheet with other sizes is refused',
  (other) => {
    expect(() => withComputedSizes(other)).toThrow('formula-sizes.ts')
  },
)
