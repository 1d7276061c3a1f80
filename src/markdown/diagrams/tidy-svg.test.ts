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
  const tidy = tidySvg(DRAWN, TOKENS)

  it('gives the drawing its natural size, so that text is neither scaled nor cut', () => {
    expect(tidy).toMatch(/^<svg width="301" height="81" id="d1" viewBox="0 0 300\.2 80\.5">/)
  })

  it('refers to the tokens of the site', () => {
    expect(tidy).toContain('font-family:var(--font-sans);fill:var(--text);')
    expect(tidy).toContain('<rect style="fill: var(--surface-2);"/>')
  })

  it('leaves out rules and markers that nothing uses', () => {
    expect(tidy).toContain('#d1 .node rect,#d1 .actor{stroke:var(--line-strong);}')
    expect(tidy).not.toMatch(/fill:red|keyframes|d1_cross|data-look/)
    expect(tidy).toContain('<marker id="d1_end"><path d="M0 0"/></marker>')
  })
})
