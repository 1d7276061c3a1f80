import { describe, expect, it } from 'vitest'
import type { PageContext } from '../page-context'
import { labelSvg, rehypeMermaid, uprightCode, type DrawDiagram } from './rehype-mermaid'
import { runSteps } from './test-steps'

const SIDEWAYS = 'flowchart LR\n  subgraph A\n    direction LR\n    a["from LR"] --> b\n  end'

const compile = (body: string, draw: DrawDiagram = () => Promise.resolve('<svg width="1"></svg>')) =>
  runSteps(body, { rehype: [(context: PageContext) => rehypeMermaid(context, draw)] })

/** Compiles a sideways flowchart of the given width, and the width of its upright form. */
const formsAt = async (width: number, upright = 200): Promise<string> => {
  const { html } = await compile(`\`\`\`mermaid title="Rows"\n${SIDEWAYS}\n\`\`\``, (code) =>
    Promise.resolve(
      `<svg id="x" width="${code.includes('flowchart LR') ? width : upright}" height="5000"></svg>`,
    ),
  )
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

  it('turns only directions at the start of a line', () => {
    expect(uprightCode('\n  graph  LR;\n a["graph LR"] --> LRx\n direction RLx')).toBe(
      '\n  graph  TB;\n a["graph LR"] --> LRx\n direction RLx',
    )
  })

  it('leaves other diagrams as they are', () => {
    expect(uprightCode('flowchart LRx\n a --> b')).toBeUndefined()
    expect(uprightCode('%% x\nflowchart LR')).toBeUndefined()
    expect(uprightCode('flowchartLR\n a --> b')).toBeUndefined()
    expect(uprightCode('flowchart TB\n a --> b')).toBeUndefined()
    expect(uprightCode('sequenceDiagram\n a->>b: LR')).toBeUndefined()
  })
})

describe('a sideways flowchart', () => {
  it('has one form when it fits a phone', async () => {
    const html = await formsAt(300)
    expect(html).toContain('<svg role="img" aria-label="Rows" id="x" width="300"')
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

  it('changes its form at the width of a phone and at that of the text', async () => {
    expect((await formsAt(340)).match(/<svg/g)).toHaveLength(1)
    expect((await formsAt(341)).match(/<svg/g)).toHaveLength(2)
    expect((await formsAt(736)).match(/<svg/g)).toHaveLength(2)
    expect((await formsAt(736.5)).match(/<svg/g)).toHaveLength(1)
  })

  it('keeps its form when it would not be narrower upright', async () => {
    for (const upright of [700, 900]) {
      const html = await formsAt(700, upright)
      expect(html).toContain('<div class="diagram-scroll" tabindex')
      expect(html).toContain('width="700"')
      expect(html.match(/<svg/g)).toHaveLength(1)
    }
    expect((await formsAt(700, 699)).match(/<svg/g)).toHaveLength(2)
  })

  it('can be enlarged', async () => {
    expect(await formsAt(700)).toContain(
      '<button type="button" class="enlarge" data-zoom="" aria-label="Enlarge: Rows"></button>',
    )
  })
})

describe('a diagram', () => {
  it('is a figure in a box that scrolls, with its title', async () => {
    const { html, problems } = await compile(
      'Before.\n\n```mermaid title="How <rows> arrive"\nsequenceDiagram\n a->>b: x\n```\n\nAfter.',
      (code) => Promise.resolve(`<svg width="2000"><title>${code.split('\n')[1] ?? ''}</title></svg>`),
    )
    expect(html).toBe(
      '<p>Before.</p>\n<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="region" aria-label="Diagram: How <rows> arrive">' +
        '<svg role="img" aria-label="How &lt;rows> arrive" width="2000"><title> a->>b: x</title></svg></div>' +
        '<figcaption>How &lt;rows> arrive</figcaption>' +
        '<button type="button" class="enlarge" data-zoom="" aria-label="Enlarge: How <rows> arrive"></button></figure>\n<p>After.</p>',
    )
    expect(problems).toEqual([])
  })

  it('needs a title', async () => {
    const { html, problems } = await compile('Text.\n\n```mermaid\ngraph TB\n```')
    expect(problems).toEqual([
      'content/docs/test.mdx:3: the diagram has no alt text. describe what it shows: ```mermaid title="How rows reach the view".',
    ])
    expect(html).toContain('aria-label="Diagram: "')
    expect(html).toContain('<figcaption></figcaption>')
    expect(html).toContain('aria-label="Enlarge: "')
    expect((await compile('```mermaid title=""\ngraph TB\n```')).problems).toHaveLength(1)
  })

  it('has a title like any other fence, and no unknown flags', async () => {
    expect((await compile('```mermaid title="The \\\\"rows\\\\" {1}"\ngraph TB\n```')).html).toContain(
      '<figcaption>The "rows" {1}</figcaption>',
    )
    expect((await compile('Text.\n\n```mermaid title="x" wide\ngraph TB\n```')).problems).toEqual([
      expect.stringContaining('content/docs/test.mdx:3: unknown flag "wide" on a code fence'),
    ])
  })

  it('with a mistake is reported with the message in one line, and the others are still drawn', async () => {
    const fence = (code: string) => `\`\`\`mermaid title="x"\n${code}\n\`\`\``
    const { html, problems } = await compile(
      `${fence('bad')}\n\n- ${fence('good').replaceAll('\n', '\n  ')}`,
      (code) =>
        code.startsWith('bad')
          ? Promise.reject(new Error('Parse error\nin the text'))
          : Promise.resolve('<svg width="1"></svg>'),
    )
    expect(problems).toEqual([
      'content/docs/test.mdx:1: the diagram cannot be drawn: Parse error in the text. check its Mermaid syntax.',
    ])
    expect(html).toMatch(/^<figure><\/figure>\n<ul>\n<li>\n?<figure class="diagram">/)
  })

  it('with a mistake is reported at its line in the file, because mermaid removes comments', async () => {
    const message = (line: number) =>
      `Parse error on line ${line}:\n...  a --> b --\n---------------^\nExpecting 'NODE_STRING', got 'EOF'`
    const linesOf = async (line: number) => {
      const { problems } = await compile(
        'Text.\n\n```mermaid title="x"\ngraph TB\n%% a comment\n  a --> b --\n```',
        () => Promise.reject(new Error(message(line))),
      )
      return problems
    }
    const instead =
      "the diagram cannot be drawn: Parse error: ... a --> b -- Expecting 'NODE_STRING', got 'EOF'. check its Mermaid syntax."
    expect(await linesOf(1)).toEqual([`content/docs/test.mdx:4: ${instead}`])
    expect(await linesOf(2)).toEqual([`content/docs/test.mdx:6: ${instead}`])
    // after the last line
    expect(await linesOf(3)).toEqual([`content/docs/test.mdx:6: ${instead}`])
  })

  it('is remembered by its code in each form, so that files of other diagrams can be found', async () => {
    const { context } = await compile('```mermaid title="x"\ngraph LR\n```\n\n```text\nx\n```', () =>
      Promise.resolve('<svg width="700"></svg>'),
    )
    expect(context.diagrams).toEqual(['graph LR\n', 'graph TB\n'])
  })

  it('is not any other fence', async () => {
    const drawn: string[] = []
    const body = '```text title="x"\ngraph LR\n```\n\n~~~\ngraph LR\n~~~\n\nSome `graph LR`.'
    const { html } = await compile(body, (code) => {
      drawn.push(code)
      return Promise.resolve('')
    })
    expect(drawn).toEqual([])
    expect(html).toContain('<pre><code class="language-text">graph LR\n</code></pre>')
  })

  it('without a width in its own tag is as narrow as can be', async () => {
    const draw = () => Promise.resolve('<svg><rect width="900"/></svg>')
    const { html } = await compile('```mermaid title="x"\ngraph LR\n```', draw)
    expect(html.match(/<svg/g)).toHaveLength(1)
    expect(html).toContain('<div class="diagram-scroll" tabindex')
  })
})
