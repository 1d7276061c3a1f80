import { describe, expect, it } from 'vitest'
import { parseTokens } from '../../base/design-tokens'
import { DIAGRAM_FONT, DIAGRAM_TOKENS } from './mermaid-theme'
import { tidySvg } from './tidy-svg'

const COLORS: Record<string, string> = {
  '--line-strong': '#565a73',
  '--surface-2': '#2d2f3d',
  '--text': '#f1f1f6',
}
const TOKENS = parseTokens(
  DIAGRAM_TOKENS.map((name, i) => `${name}: ${COLORS[name] ?? `#00000${i}`};`).join('\n'),
)

const DRAWN = [
  '<svg id="d1" width="100%" style="max-width: 300.2px;" viewBox="0 0 300.2 80.5"><style>',
  `#d1{font-family:${DIAGRAM_FONT};fill:#f1f1f6;}`,
  '@keyframes dash{from{stroke-dashoffset:9;}to{stroke-dashoffset:0;}}',
  '#d1 .actor{fill:red;}#d1 .node rect,#d1 .actor{stroke:#565a73;}#d1 [data-look="neo"].node{fill:red;}',
  '</style><marker id="d1_end"><path d="M0 0"/></marker><marker id="d1_cross"><path d="M1 1"/></marker>',
  '<g class="node default" data-look="classic" style=""><rect style="fill: #2d2f3d;"/></g>',
  '<path marker-end="url(#d1_end)"/></svg>',
].join('')

describe('tidySvg', () => {
  const drawn = () => tidySvg(DRAWN, TOKENS)

  it('gives the drawing its natural size, so that text is neither scaled nor cut', () => {
    expect(drawn()).toMatch(/^<svg width="301" height="81" id="d1" viewBox="0 0 300\.2 80\.5">/)
  })

  it('refers to the tokens of the site', () => {
    expect(drawn()).toContain('font-family:var(--font-sans);fill:var(--text);')
    expect(drawn()).toContain('<rect style="fill: var(--surface-2);"/>')
  })

  it('leaves out rules and markers that nothing uses', () => {
    expect(drawn()).toContain('#d1 .node rect,#d1 .actor{stroke:var(--line-strong);}')
    expect(drawn()).not.toMatch(/fill:red|keyframes|d1_cross|data-look/)
    expect(drawn()).toContain('<marker id="d1_end"><path d="M0 0"/></marker>')
  })

  /** A drawing with this style sheet and body. */
  const drawing = (css: string, body = '') =>
    tidySvg(`<svg id="d" viewBox="-8 -8.5 100.5 50"><style>${css}</style>${body}</svg>`, TOKENS)
  const rulesOf = (svg: string) => /<style>(.*?)<\/style>/s.exec(svg)?.[1]

  it('reads a size with decimals and an origin before zero', () => {
    expect(drawing('')).toMatch(/^<svg width="101" height="50" id="d" viewBox="-8 -8\.5 100\.5 50">/)
  })

  it('changes the size of the drawing only, not of its parts', () => {
    expect(drawing('', '<svg width="5" height="6"></svg><rect width="7" height="8"/>')).toContain(
      '<svg width="5" height="6"></svg><rect width="7" height="8"/>',
    )
  })

  it('recognizes the font with and without spaces', () => {
    const compact = DIAGRAM_FONT.replaceAll(', ', ',')
    expect(rulesOf(drawing(`#d{font-family:${DIAGRAM_FONT};}#d text{font-family:${compact};}`))).toBe(
      '#d{font-family:var(--font-sans);}#d text{font-family:var(--font-sans);}',
    )
  })

  it.each([
    ['#d .a{x:1;}', '<g class="a"/>', true],
    ['#d .a{x:1;}', '<g class="b a c"/>', true],
    ['#d .a{x:1;}', '<g class="b"/>', false],
    ['#d .a{x:1;}', '<g class="ab"/>', false],
    ['#d .a{x:1;}', '<g class="a-b"/>', false],
    ['#d .a{x:1;}', '<g class="b-a"/>', false],
    ['#d .a{x:1;}', '<g id="a"/>', false],
    ['#d .a .b{x:1;}', '<g class="a"/>', false],
    ['#d .a .b{x:1;}', '<g class="a"><g class="b"/></g>', true],
    ['#d .a,#d .b{x:1;}', '<g class="b"/>', true],
    ['#d .Upper-Case_2{x:1;}', '<g class="Upper-Case_2"/>', true],
    ['#d .Upper-Case_2{x:1;}', '<g class="Upper"/>', false],
    ['#d [data-look="neo"]{x:1;}', '<g data-look="neo"/>', true],
    ['#d [data-look="neo"]{x:1;}', '<g data-look="classic"/>', false],
    ['#d p{x:1;}', '', true],
  ])('keeps the rule %s of a drawing with %s: %s', (rule, body, kept) => {
    expect(rulesOf(drawing(rule, body))).toBe(kept ? rule : '')
  })

  it('removes animations with several steps', () => {
    const css = '#d{x:1;}@keyframes a{0%{x:1;}50%{x:2;}100%{x:3;}}#d p{x:2;}'
    expect(rulesOf(drawing(css))).toBe('#d{x:1;}#d p{x:2;}')
  })

  it.each(['marker', 'filter', 'linearGradient'])('removes a %s that nothing uses', (name) => {
    const definition = (id: string) => `<${name} id="${id}">\n<path/></${name}>`
    const svg = drawing('', `${definition('a')}${definition('b')}<path fill="url(#b)"/>`)
    expect(svg).not.toContain('id="a"')
    expect(svg).toContain(definition('b'))
  })

  it('removes empty styles and data for scripts', () => {
    const svg = drawing('', '<g style="" data-id="a"/><g style=";" data-node-type="b"/><g data="c"/>')
    expect(svg).toContain('<g/><g/><g data="c"/>')
  })

  it('refers to the tokens of the site in all styles of elements', () => {
    expect(drawing('', '<g style="fill:#f1f1f6"/><g style="stroke:#565a73;fill:#F00"/>')).toContain(
      '<g style="fill:var(--text)"/><g style="stroke:var(--line-strong);fill:#F00"/>',
    )
  })
})
