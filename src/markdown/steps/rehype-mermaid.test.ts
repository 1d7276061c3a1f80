import { describe, expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compile-text'
import { labelSvg, uprightCode } from './rehype-mermaid'

const SIDEWAYS = 'flowchart LR\n  subgraph A\n    direction LR\n    a["from LR"] --> b\n  end'

/** Compiles a sideways flowchart of the given width, whose upright form is 200 pixels wide. */
const formsAt = async (width: number): Promise<string> => {
  const { html } = await compileText(`\`\`\`mermaid title="Rows"\n${SIDEWAYS}\n\`\`\``, {
    drawDiagram: (code) =>
      Promise.resolve(`<svg width="${code.includes('flowchart LR') ? width : 200}"></svg>`),
  })
  return html
}

describe('labelSvg', () => {
  it.each([
    ['a "quoted" <b> & more', 'a &quot;quoted&quot; &lt;b> &amp; more'],
    ['"><script>alert(1)</script>', '&quot;>&lt;script>alert(1)&lt;/script>'],
    ["costs $' and $1 and $$", "costs $' and $1 and $$"],
  ])('keeps %s inside its attribute', (title, name) => {
    expect(labelSvg('<svg role="graphics-document" width="1"></svg>', title)).toBe(
      `<svg role="img" aria-label="${name}" width="1"></svg>`,
    )
  })
})

describe('uprightCode', () => {
  it('turns a flowchart and its groups, and leaves labels alone', () => {
    expect(uprightCode(SIDEWAYS)).toBe(
      'flowchart TB\n  subgraph A\n    direction TB\n    a["from LR"] --> b\n  end',
    )
    expect(uprightCode('graph RL\n a --> b')).toBe('graph BT\n a --> b')
  })

  it('leaves other diagrams as they are', () => {
    expect(uprightCode('flowchart TB\n a --> b')).toBeUndefined()
    expect(uprightCode('sequenceDiagram\n a->>b: LR')).toBeUndefined()
  })
})

describe('a sideways flowchart', () => {
  it('has one form when it fits a phone', async () => {
    const html = await formsAt(300)
    expect(html).toContain('<svg role="img" aria-label="Rows" width="300">')
    expect(html.match(/<svg/g)).toHaveLength(1)
  })

  it('has a second, narrow form when it does not', async () => {
    const html = await formsAt(700)
    expect(html).toMatch(
      /class="diagram-scroll wide".*width="700".*class="diagram-scroll narrow".*width="200"/s,
    )
  })

  it('has only the upright form when it is wider than the text', async () => {
    const html = await formsAt(900)
    expect(html).toContain('width="200"')
    expect(html).not.toContain('width="900"')
  })

  it('can be enlarged', async () => {
    expect(await formsAt(700)).toContain(
      '<button type="button" class="enlarge" data-zoom="" aria-label="Enlarge: Rows"></button>',
    )
  })
})
