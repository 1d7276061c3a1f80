import { describe, expect, it } from 'vitest'
import { parseTokens } from '../../base/design-tokens'
import { DIAGRAM_FONT, DIAGRAM_TOKENS, mermaidConfig } from './mermaid-theme'

const tokens = parseTokens(DIAGRAM_TOKENS.map((name, index) => `${name}: #00000${index};`).join('\n'))
const nameOf = new Map([...tokens].map(([name, color]) => [color, name]))

describe('the theme of diagrams', () => {
  it('uses the colors of the site, and no others', () => {
    const config = mermaidConfig(tokens)
    const colors = Object.values(config.themeVariables).filter((value) => /^#|^var/.test(String(value)))
    expect(colors.length).toBeGreaterThan(25)
    expect(colors.filter((color) => !nameOf.has(String(color)))).toEqual([])
    // a change of any other color would draw all diagrams again without a difference
    expect([...new Set(colors)]).toHaveLength(DIAGRAM_TOKENS.length)
  })

  it('distinguishes text, lines, and boxes from the ground', () => {
    const config = mermaidConfig(tokens)
    const { themeVariables: theme } = config
    const named = (color: string) => nameOf.get(color)
    expect(named(theme.background)).toBe('--ground')
    expect(named(theme.textColor)).toBe('--text')
    expect(named(theme.primaryColor)).toBe('--surface-2')
    expect(named(theme.lineColor)).toBe('--text-faint')
    expect(theme.darkMode).toBe(true)
  })

  it('uses the font of the site in one size', () => {
    const config = mermaidConfig(tokens)
    expect(config.fontFamily).toBe(DIAGRAM_FONT)
    expect(config.themeVariables.fontFamily).toBe(DIAGRAM_FONT)
    expect(config.themeVariables.fontSize).toBe(`${config.fontSize}px`)
    expect(new Set(Object.values(config.sequence))).toEqual(new Set([config.fontSize]))
  })

  it('derives its other colors from ours, and writes labels as SVG text, which scales and prints', () => {
    const config = mermaidConfig(tokens)
    expect(config.theme).toBe('base')
    expect([config.htmlLabels, config.flowchart.htmlLabels]).toEqual([false, false])
  })

  it('leaves room between boxes, and around titles of groups', () => {
    const config = mermaidConfig(tokens)
    const { flowchart } = config
    for (const room of [flowchart.padding, flowchart.nodeSpacing, flowchart.rankSpacing])
      expect(room).toBeGreaterThan(0)
    expect(flowchart.subGraphTitleMargin.top).toBeGreaterThan(0)
    expect(flowchart.subGraphTitleMargin.bottom).toBeGreaterThan(0)
    expect(flowchart.curve).toBe('basis')
  })

  it('covers lines behind their labels', () => {
    const config = mermaidConfig(tokens)
    expect(config.themeCSS).toContain('.edgeLabel rect{opacity:1}')
    expect(config.themeCSS).toContain('.edgeLabel .label text{fill:var(--text-soft)}')
    expect(config.themeCSS.match(/\{/g)).toHaveLength(3)
    expect(config.themeCSS).toMatch(/\.edgePaths \.path,\.flowchart-link\{stroke-width:[\d.]+px\}$/)
  })
})
