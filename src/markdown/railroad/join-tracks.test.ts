import { describe, expect, it } from 'vitest'
import { joinTracks } from './join-tracks'

describe('joinTracks', () => {
  it.each([
    ['continues a piece that ends where the next begins', ['M0 5h10', 'M10 5v8'], 'M0 5h10v8'],
    ['joins steps in one direction', ['M0 5h10', 'M10 5h.5', 'M10.5 5h4v1v2'], 'M0 5h14.5v3'],
    ['keeps the way back', ['M0 5h10', 'M10 5h-4'], 'M0 5h10h-4'],
    ['keeps gaps', ['M0 5h10', 'M20 5h10'], 'M0 5h10M20 5h10'],
    ['continues across bends', ['M0 0a8 8 0 0 1 8 8', 'M8 8v4'], 'M0 0a8 8 0 0 1 8 8v4'],
    ['continues an earlier piece', ['M0 0h5', 'M0 9h5', 'M5 0v3'], 'M0 0h5v3M0 9h5'],
    ['drops pieces of no length', ['M0 5h0', 'M3 3', 'M1 1v2'], 'M1 1v2'],
    ['reads relative starts and blanks', ['M 0 5 h 20 m -10 -10 v 20'], 'M0 5h20M10 -5v20'],
  ])('%s', (_, pieces, path) => {
    expect(joinTracks(pieces)).toBe(path)
  })
})
