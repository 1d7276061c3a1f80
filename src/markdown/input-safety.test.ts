import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../tests/support/compile-text'

describe('HTML tags in content', () => {
  it.each([
    [
      '<kbd onclick="alert(1)">x</kbd>',
      "<kbd> doesn't accept the attribute onclick. remove it: this tag accepts no attributes",
    ],
    ['<sup style="color:red">x</sup>', "<sup> doesn't accept the attribute style"],
    ['<code class="c2">x</code>', "<code> doesn't accept the attribute class"],
    ['<sub id="main">x</sub>', "<sub> doesn't accept the attribute id"],
    [
      '<details ontoggle="alert(1)">\n\nx\n\n</details>',
      "<details> doesn't accept the attribute ontoggle. use only: open",
    ],
    ['<abbr title="a" title="b">x</abbr>', '<abbr> has the attribute title twice. remove one of them'],
    ['<kbd constructor="x">x</kbd>', "<kbd> doesn't accept the attribute constructor"],
    ['<kbd __proto__="x">x</kbd>', "<kbd> doesn't accept the attribute __proto__"],
  ])('%s is an error', async (body, message) => {
    const problems = await problemsOf(`Intro.\n\n${body}`)
    expect(problems).toEqual([expect.stringContaining(`content/docs/test.mdx:7: ${message}`)])
  })

  it('keep the attributes that they may have', async () => {
    const { html } = await compileText(
      '<abbr title="Write-ahead log">WAL</abbr>\n\n<details open>\n<summary>More</summary>\n\nx\n\n</details>',
    )
    expect(html).toContain('<abbr title="Write-ahead log">WAL</abbr>')
    expect(html).toContain('<details open>')
  })
})

describe('ids', () => {
  it('of the frame around pages are not for headings', async () => {
    expect(await problemsOf('Intro.\n\n## Main')).toEqual([
      expect.stringContaining('content/docs/test.mdx:7: the anchor #main appears twice on the page'),
    ])
  })
})

describe('links', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JavaScript:alert(1))',
    '[x](data:text/html,x)',
    '[x](vbscript:x)',
    '[x](//example.com/)',
    '[x]\n\n[x]: javascript:alert(1)',
    '<Cards>\n<Card title="x" href="javascript:alert(1)">\ny\n</Card>\n</Cards>',
    '<Cards>\n<Card title="x" href="/\\example.com/">\ny\n</Card>\n</Cards>',
  ])('%s is an error', async (body) => {
    const problems = await problemsOf(body)
    expect(problems).toEqual([
      expect.stringMatching(
        /mdx:[56]: the link .* has (?:no scheme|the scheme [a-z]+:, which is not allowed)\. use a complete https/i,
      ),
    ])
  })

  it.each(['https://example.com/', 'HTTPS://example.com/', 'mailto:a@example.com', 'tel:+1'])(
    '%s is allowed',
    async (address) => {
      expect((await compileText(`[x](${address})`)).html).toContain(`href="${address}"`)
    },
  )
})

describe('formulas', () => {
  it.each([
    ['$\\frac{1$', /mdx:7: KaTeX can't render the formula: Unexpected end of input/],
    [
      '$$\n\\fooo\n$$',
      /mdx:7: KaTeX can't render the formula: Undefined control sequence: \\fooo at position 1/,
    ],
    [
      '$\\href{javascript:alert(1)}{x}$',
      /mdx:7: KaTeX can't render the formula: the command \\href is not allowed/,
    ],
    ['$€$', /mdx:7: KaTeX can't render the formula: .*Unrecognized Unicode character "€"/],
  ])('%s stops the build', async (body, message) => {
    const problems = await problemsOf(`Intro.\n\n${body}`)
    expect(problems).toEqual([expect.stringMatching(message)])
  })

  it('are reported all at once', async () => {
    expect(await problemsOf('$\\fooo$ and $\\baar$')).toHaveLength(2)
  })
})

describe('words that every object inherits', () => {
  it.each(['constructor', 'toString'])(':::%s is an unknown directive', async (name) => {
    expect(await problemsOf(`:::${name}\n\nx\n\n:::`)).toEqual([
      expect.stringContaining(`unknown directive :::${name}`),
    ])
  })

  it('are not filled into a fragment', async () => {
    const problems = await problemsOf('<Include name="partials/a" />', {
      fragmentBodies: { 'partials/a': 'The word @constructor@.' },
    })
    expect(problems).toEqual([expect.stringContaining('requires the parameter "constructor"')])
  })

  it('fill a fragment when they are given', async () => {
    const { plainText } = await compileText('<Include name="partials/a" constructor="maker" />', {
      fragmentBodies: { 'partials/a': 'The word @constructor@.' },
    })
    expect(plainText).toBe('The word maker.')
  })

  it.each(['constructor', '__proto__'])('%s is no language of a fence', async (name) => {
    expect((await problemsOf(`\`\`\`${name}\nx\n\`\`\``)).join()).toContain('unknown language')
  })
})
