import { describe, expect, it } from 'vitest'
import { withoutHtmlEnding } from './normalise-address'

describe('withoutHtmlEnding', () => {
  it.each([
    ['/docs/index.html', '/docs/'],
    ['/index.html', '/'],
    ['/docs/quick-start.html', '/docs/quick-start/'],
    ['/docs/quick-start/', '/docs/quick-start/'],
    ['/docs/index.htmlx', '/docs/index.htmlx'],
  ])('%s', (given, expected) => {
    expect(withoutHtmlEnding(given)).toBe(expected)
  })
})
