import { describe, expect, it } from 'vitest'
import { cssSize } from './css-size'

describe('cssSize', () => {
  it('shows a screenshot of double density at half its pixels', () => {
    expect(cssSize({ width: 1164, height: 640, density: 144 })).toEqual({ width: 582, height: 320 })
  })

  it.each([undefined, 72, 96, 300])('shows an image with a density of %s at its pixels', (density) => {
    expect(cssSize({ width: 1200, height: 628, density })).toEqual({ width: 1200, height: 628 })
  })
})
