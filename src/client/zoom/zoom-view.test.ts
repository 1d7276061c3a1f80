import { describe, expect, it } from 'vitest'
import { clampView, fitScale, zoomAt } from './zoom-view'

const PICTURE = { width: 1000, height: 500 }

describe('fitScale', () => {
  it('leaves a margin on the side that is short of room', () => {
    expect(fitScale(PICTURE, { width: 532, height: 900 }, 2)).toBe(0.5)
    expect(fitScale(PICTURE, { width: 2000, height: 282 }, 2)).toBe(0.5)
  })

  it('enlarges small pictures, up to the limit', () => {
    expect(fitScale(PICTURE, { width: 9000, height: 9000 }, 2)).toBe(2)
  })

  it('stays positive in a frame without room', () => {
    expect(fitScale(PICTURE, { width: 0, height: 0 }, 2)).toBeGreaterThan(0)
  })
})

describe('zoomAt', () => {
  it('keeps what is at the point', () => {
    const before = { scale: 0.5, x: 20, y: -40 }
    const at = { x: 120, y: 60 }
    const after = zoomAt(before, 1.5, at)
    const shown = (view: typeof before) => [(at.x - view.x) / view.scale, (at.y - view.y) / view.scale]
    expect(shown(after)).toEqual(shown(before))
    expect(after.scale).toBe(1.5)
  })

  it('comes back by the same way', () => {
    const before = { scale: 1, x: 7, y: 9 }
    const at = { x: 100, y: 50 }
    expect(zoomAt(zoomAt(before, 4, at), 1, at)).toEqual(before)
  })
})

describe('clampView', () => {
  const frame = { width: 400, height: 300 }

  it('centers what is smaller than the frame', () => {
    expect(clampView({ scale: 0.2, x: -90, y: 500 }, PICTURE, frame)).toEqual({ scale: 0.2, x: 100, y: 100 })
  })

  it('leaves no gap at the edges of what is larger', () => {
    expect(clampView({ scale: 1, x: 50, y: 50 }, PICTURE, frame)).toEqual({ scale: 1, x: 0, y: 0 })
    expect(clampView({ scale: 1, x: -5000, y: -5000 }, PICTURE, frame)).toEqual({
      scale: 1,
      x: -600,
      y: -200,
    })
  })

  it('treats the directions separately', () => {
    expect(clampView({ scale: 0.5, x: -60, y: 0 }, PICTURE, frame)).toEqual({ scale: 0.5, x: -60, y: 25 })
  })
})
