import type { Element } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { eachElement } from '../steps/each-element'
import { LANGUAGE_MARKS } from './language-marks'
import { language, languages } from './languages'
import { PATH_DRAWINGS } from './path-drawings'
import { path, paths } from './paths'
import { rendered } from './test-component'

describe('Path', () => {
  it('is a list item with a drawing, a title that links, and its text', () => {
    const attributes = { title: 'Send data', href: '/docs/', drawing: 'rows' }
    const { html, problems } = rendered(path, attributes, [h('p', 'Stream rows.')])
    expect(problems).toEqual([])
    expect(html).toMatch(
      /^<li class="path"><svg .*<\/svg><a class="path-title" href="\/docs\/">Send data<\/a><p>Stream rows\.<\/p><\/li>$/,
    )
  })

  it('without its drawing is an error that lists those that there are', () => {
    const { html, problems } = rendered(path, { title: 'A', href: '/docs/', drawing: 'cloud' })
    expect(html).toBe('<li class="path"><a class="path-title" href="/docs/">A</a></li>')
    expect(problems).toEqual([
      'content/docs/test.mdx:7: unknown drawing "cloud". use one of: candles, rows, server.',
    ])
  })

  it('reports an attribute that is missing only once, as missing', () => {
    expect(rendered(path)).toMatchObject({
      html: '<li class="path"><a class="path-title" href=""></a></li>',
      problems: [],
    })
  })

  it('is in a list', () => {
    expect(rendered(paths, {}, [h('li')]).html).toBe('<ul class="paths" role="list"><li></li></ul>')
  })
})

describe('Language', () => {
  it('is a list item with the logo, which screen readers skip, the name, and its text', () => {
    const { html, problems } = rendered(language, { name: 'Go' }, [h('p', 'Ingest.')])
    expect(problems).toEqual([])
    expect(html).toBe(
      `<li class="language"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${LANGUAGE_MARKS.Go}"></path></svg><strong>Go</strong><p>Ingest.</p></li>`,
    )
  })

  it('without a logo is an error that lists the languages, and says where to add one', () => {
    expect(rendered(language, { name: 'COBOL' }).problems).toEqual([
      'content/docs/test.mdx:7: no logo is defined for the language "COBOL". use one of: C and C++, Go, Java, .NET, Node.js, PHP, Python, R, Rust; to add another, edit src/markdown/components/language-marks.ts.',
    ])
    expect(rendered(language, { name: 'toString' }).problems).toHaveLength(1)
  })

  it('reports a missing name only once, as missing', () => {
    const { html, problems } = rendered(language)
    expect(problems).toEqual([])
    expect(html).toContain('<strong></strong>')
  })

  it('is in a list', () => {
    expect(rendered(languages, {}, [h('li')]).html).toBe('<ul class="languages" role="list"><li></li></ul>')
  })
})

/** Elements of a drawing, without the drawing itself. */
function shapesOf(name: string): Element[] {
  const shapes: Element[] = []
  const drawing = PATH_DRAWINGS[name]!()
  eachElement(drawing, (element) => shapes.push(element) > 0)
  return shapes
}

const numbers = (text: unknown) => (String(text).match(/-?[\d.]+/g) ?? []).map(Number)

describe.each(Object.keys(PATH_DRAWINGS))('the drawing %s', (name) => {
  const shapes = shapesOf(name)

  it('is a picture of a fixed size that screen readers skip', () => {
    expect(PATH_DRAWINGS[name]!()).toMatchObject({
      tagName: 'svg',
      properties: { viewBox: '0 0 320 124', width: 320, height: 124, fill: 'none', ariaHidden: 'true' },
    })
    expect(shapes.length).toBeGreaterThan(10)
  })

  it('has only colors of the theme', () => {
    for (const { tagName, properties = {} } of shapes) {
      const colors = [properties.fill, properties.stroke].filter((color) => color !== undefined)
      for (const color of colors) expect(color).toMatch(/^(none|var\(--[a-z0-9-]+\))$/)
      if (tagName === 'rect' || tagName === 'circle') expect(properties.fill).toMatch(/^var/)
    }
  })

  it('has shapes that are visible and inside of the picture', () => {
    for (const { tagName, properties: { x, y, width, height, cx, cy, r, d } = {} } of shapes) {
      if (tagName === 'rect') {
        expect(Number(width)).toBeGreaterThan(0)
        expect(Number(height)).toBeGreaterThan(0)
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(320)
        expect(Number(y)).toBeLessThan(124)
      } else if (tagName === 'circle') {
        expect(Number(r)).toBeGreaterThan(0)
        expect(Number(cx)).toBeLessThan(320)
        expect(Number(cy)).toBeLessThan(124)
      } else if (tagName === 'path') {
        expect(d).toMatch(/^[Mm]\d/)
        expect(Math.max(...numbers(d))).toBeLessThanOrEqual(320)
      }
    }
  })

  it('has no two shapes in the same place', () => {
    const places = shapes
      .filter(({ tagName }) => tagName !== 'g')
      .map(({ tagName, properties: { x, y, cx, cy, d } = {} }) => `${tagName} ${[x, y, cx, cy, d].join(' ')}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('the drawing candles', () => {
  const candles = shapesOf('candles')
    .filter(({ tagName }) => tagName === 'g')
    .map(({ properties, children }) => {
      const [wick, body] = children as Element[]
      // M<x> <high>V<upper>M<x> <lower>V<low>
      const [x = 0, high = 0, upper = 0, , lower = 0, low = 0] = numbers(wick?.properties?.d)
      return { properties, x, high, upper, lower, low, body }
    })

  it('has twelve candles at equal distances', () => {
    expect(candles.map(({ x }) => x)).toEqual(Array.from({ length: 12 }, (_, at) => 46 + 21 * at))
  })

  it('has bodies at least two units high, and wicks that start above them', () => {
    for (const { high, upper, lower } of candles) {
      expect(high).toBeLessThanOrEqual(upper)
      expect(lower - upper).toBeGreaterThanOrEqual(2)
    }
  })

  it('spans the range of the prices', () => {
    expect(Math.min(...candles.map(({ high }) => high))).toBe(14)
    expect(Math.max(...candles.map(({ low }) => low))).toBe(106)
  })

  it('has bodies around their wicks, at the prices of opening and closing', () => {
    for (const { x, upper, lower, body } of candles)
      expect(body?.properties?.d).toBe(`M${x - 5} ${upper}h10V${lower}h-10z`)
    // opens at 0.47 and closes at 0.31 of the range between 106 and 14
    expect(candles[0]).toMatchObject({ high: 58.2, upper: 62.8, lower: 77.5, low: 97.7 })
    // opens at 0.31 and closes at 0.51
    expect(candles[1]).toMatchObject({ upper: 59.1, lower: 77.5 })
  })

  it('shows rising prices as outlines, and falling prices filled, in another color', () => {
    const looks = candles.map(({ properties, body }) => [properties?.stroke, body?.properties?.fill])
    const rising = ['var(--chart-1)', 'none']
    const falling = ['var(--chart-2)', 'var(--chart-2)']
    expect(looks).toEqual([
      ...[falling, rising, falling, rising, rising, falling],
      ...[rising, falling, falling, falling, rising, rising],
    ])
  })
})

describe('the drawing rows', () => {
  it('highlights the newest row of the table, and mutes the header', () => {
    const fills = (x: number) =>
      shapesOf('rows').flatMap(({ properties = {} }) => (properties.x === x ? [properties.fill] : []))
    for (const x of [186, 234, 260])
      expect(fills(x)).toEqual([
        'var(--text-faint)',
        'var(--surface-3)',
        'var(--surface-3)',
        'var(--surface-3)',
        'var(--accent-text)',
      ])
  })

  it('leads three sources to one table', () => {
    const lines = shapesOf('rows').filter(({ properties }) => String(properties?.d).includes('C'))
    expect(lines.map(({ properties }) => properties?.d)).toEqual(
      [30, 62, 94].map((y) => `M86 ${y}C128 ${y} 118 62 166 62`),
    )
    const sources = shapesOf('rows').filter(({ properties }) => properties?.width === 52)
    expect(sources.map(({ properties }) => properties?.y)).toEqual([18, 50, 82])
    const labels = shapesOf('rows').filter(({ properties }) => properties?.width === 32)
    expect(labels.map(({ properties }) => properties?.y)).toEqual([27, 59, 91])
  })
})
