import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Root } from 'mdast'
import gatsbyRemarkMermaid from 'gatsby-remark-mermaid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { diagramFile, diagramKey, drawDiagram } from './draw-diagram'
import { DIAGRAM_TOKENS } from './mermaid-theme'

vi.mock('gatsby-remark-mermaid', () => ({ default: vi.fn() }))
vi.mock('../../base/find-browser', () => ({ requireBrowser: () => Promise.resolve('/opt/browser') }))

const SVG = '<svg width="100%" viewBox="0 0 10 20"><path/></svg>'
const renderer = vi.mocked(gatsbyRemarkMermaid)

/** Lets the renderer replace the fence as it does in a browser. */
const render = (drawn: unknown) =>
  renderer.mockImplementation((given: unknown) => {
    const { markdownAST } = given as { markdownAST: Root }
    markdownAST.children = [drawn as Root['children'][number]]
    return Promise.resolve(undefined)
  })
const paragraph = (value: string) => ({ type: 'paragraph', children: [{ type: 'html', value }] })

/** A project with these colors. */
function project(color = '#101010'): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'diagrams-'))
  fs.mkdirSync(path.join(root, 'src/styles'), { recursive: true })
  fs.writeFileSync(
    path.join(root, 'src/styles/tokens.css'),
    DIAGRAM_TOKENS.map((name, index) => `${name}: ${index === 0 ? color : `#00000${index}`};`).join('\n'),
  )
  fs.mkdirSync(path.join(root, 'static/fonts'), { recursive: true })
  for (const name of [
    'site-sans-latin.woff2',
    'site-sans-latin.txt',
    'site-mono-latin.woff2',
    'old-site-sans-a.woff2',
  ])
    fs.writeFileSync(path.join(root, 'static/fonts', name), `font ${name}`)
  return root
}

let root: string
beforeEach(() => {
  root = project()
  render(paragraph(SVG))
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
  renderer.mockReset()
})

describe('the file of a diagram', () => {
  it('is named by a hash', () => {
    expect(diagramKey(root, 'flowchart LR')).toMatch(/^[0-9a-f]{16}$/)
    expect(diagramFile(root, 'flowchart LR')).toBe(
      path.join(root, 'content/diagrams', `${diagramKey(root, 'flowchart LR')}.svg`),
    )
  })

  it('depends on the code and on the colors, but not on the space around the code', () => {
    const key = diagramKey(root, 'flowchart LR')
    expect(diagramKey(root, '\n flowchart LR \n')).toBe(key)
    expect(diagramKey(root, 'flowchart TB')).not.toBe(key)
    const other = project('#202020')
    expect(diagramKey(other, 'flowchart LR')).not.toBe(key)
    fs.rmSync(other, { recursive: true })
  })
})

describe('drawDiagram', () => {
  it('returns a stored diagram without a browser', async () => {
    fs.mkdirSync(path.join(root, 'content/diagrams'), { recursive: true })
    fs.writeFileSync(diagramFile(root, 'a'), '<svg>stored</svg>')
    expect(await drawDiagram(root, 'a')).toBe('<svg>stored</svg>')
    expect(renderer).not.toHaveBeenCalled()
  })

  it('draws and stores a new diagram, cleaned up', async () => {
    const svg = await drawDiagram(root, 'b')
    expect(svg).toBe('<svg width="10" height="20" viewBox="0 0 10 20"><path/></svg>')
    expect(fs.readFileSync(diagramFile(root, 'b'), 'utf8')).toBe(`${svg}\n`)
    expect(fs.readdirSync(path.join(root, 'content/diagrams'))).toEqual([`${diagramKey(root, 'b')}.svg`])
  })

  it('draws a diagram once if two pages need it at the same time', async () => {
    const [one, other] = await Promise.all([drawDiagram(root, 'c'), drawDiagram(root, 'c')])
    expect(one).toBe(other)
    expect(renderer).toHaveBeenCalledTimes(1)
  })

  it('renders the code of the fence with the site’s fonts, in the browser that is installed', async () => {
    let fence: unknown
    const replace = renderer.getMockImplementation()!
    renderer.mockImplementation((given, options) => {
      fence = (given as { markdownAST: Root }).markdownAST.children[0]
      return replace(given, options)
    })
    await drawDiagram(root, 'd')
    expect(fence).toEqual({ type: 'code', lang: 'mermaid', value: 'd' })
    const [, options] = renderer.mock.calls[0]! as unknown as [unknown, Record<string, unknown>]
    expect(options).toMatchObject({
      launchOptions: { executablePath: '/opt/browser' },
      mermaidConfig: { theme: 'base' },
    })
    // an id must not start with a digit
    expect(options.prefix).toBe(`d${diagramKey(root, 'd').slice(0, 6)}`)
    const css = Buffer.from(String(options.css).replace('data:text/css;base64,', ''), 'base64').toString()
    const font = Buffer.from('font site-sans-latin.woff2').toString('base64')
    expect(css).toBe(
      `@font-face{font-family:"Site Sans";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`,
    )
  })

  it.each([
    ['the unchanged fence', { type: 'code', lang: 'mermaid', value: 'e' }],
    ['a paragraph without a drawing', { type: 'paragraph', children: [{ type: 'text', value: 'e' }] }],
    ['an empty paragraph', { type: 'paragraph', children: [] }],
    ['nothing', undefined],
  ])('fails if the renderer returns %s', async (_, drawn) => {
    render(drawn)
    await expect(drawDiagram(root, 'e')).rejects.toThrow('gatsby-remark-mermaid returned no drawing')
    expect(fs.existsSync(diagramFile(root, 'e'))).toBe(false)
  })

  it('passes on the message of mermaid', async () => {
    renderer.mockRejectedValue(new Error('Parse error on line 1'))
    await expect(drawDiagram(root, 'f')).rejects.toThrow('Parse error on line 1')
  })

  it('draws a diagram again after a failure', async () => {
    renderer.mockRejectedValueOnce(new Error('Browser closed'))
    await expect(drawDiagram(root, 'g')).rejects.toThrow('Browser closed')
    expect(await drawDiagram(root, 'g')).toContain('<svg width="10"')
  })
})
