import { expect, it } from 'vitest'
import { isOptimized } from './optimizations'

it('turns off what the variable names, and nothing else', () => {
  const env = { OPTIMIZATIONS_OFF: 'swc-minifier, late-scripts' }
  expect(isOptimized('swc-minifier', env)).toBe(false)
  expect(isOptimized('late-scripts', env)).toBe(false)
  expect(isOptimized('shared-texts', env)).toBe(true)
  expect(isOptimized('swc-minifier', {})).toBe(true)
})

it('names a wrong value and the possible ones', () => {
  expect(() => isOptimized('swc-minifier', { OPTIMIZATIONS_OFF: 'swc' })).toThrow(
    /^OPTIMIZATIONS_OFF contains "swc", which isn't the name of an optimization: use unused-parts, .*v8-budget, separated by commas$/,
  )
})
