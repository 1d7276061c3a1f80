import { evaluate } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { ChartError } from '../charts/chart-error'
import { el } from './hast'
import type { MadeFence } from './made-fence'
import { type RehypeCodeOptions, type RenderedFence, rehypeCode } from './rehype-code'

type Components = Record<string, (props: { children?: React.ReactNode }) => React.ReactNode>

/** The HTML of a page, through the same compiler as the site. */
async function render(
  mdx: string,
  options?: RehypeCodeOptions,
  components: Components = {},
): Promise<string> {
  const compile = { ...runtime, rehypePlugins: [[rehypeCode, options]] } as Parameters<typeof evaluate>[1]
  const page = await evaluate(mdx, compile)
  return renderToStaticMarkup(createElement(page.default, { components }))
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Text as a reader sees it. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')

const codeOf = (html: string): string => /<code>([^]*?)<\/code>/.exec(html)?.[1] ?? ''

describe('a sample', () => {
  it('is a figure with language, buttons and a region that the keyboard reaches', async () => {
    const html = await render(fence('questdb-sql', 'SELECT 1;'))
    expect(html).toContain('<figure class="code" data-lang="questdb-sql">')
    expect(html).toContain('<span>QuestDB SQL</span>')
    expect(html).toContain('<button type="button" data-copy="" aria-label="Copy code">Copy</button>')
    expect(html).toContain('<pre tabindex="0" role="region" aria-label="QuestDB SQL example">')
    expect(html).not.toContain('<figcaption')
    expect(html).not.toContain('style=')
  })

  it('keeps the code as written, without an element per line', async () => {
    const code = 'SELECT a,\n\n  \'<b>\' "c"\nFROM t -- end  '
    const html = await render(fence('questdb-sql', code))
    expect(plain(codeOf(html))).toBe(code)
    expect(html).not.toContain('class="line"')
  })

  it('shows its title, which also names the region', async () => {
    const html = await render(fence('python title="send.py"', 'x = 1'))
    expect(html).toContain('<figcaption>send.py</figcaption>')
    expect(html).toContain('aria-label="send.py"')
  })

  it('has a name unlike any other on the page', async () => {
    const html = await render([1, 2, 3].map((n) => fence('bash title="Run"', `echo ${n}`)).join('\n'))
    expect([...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map((found) => found[1])).toEqual([
      'Run',
      'Run 2',
      'Run 3',
    ])
  })

  it('is named by its language without a title', async () => {
    const html = await render([1, 2].map((n) => fence('bash', `echo ${n}`)).join('\n'))
    expect([...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map((found) => found[1])).toEqual([
      'Shell example',
      'Shell example 2',
    ])
  })

  it('takes shell as bash', async () => {
    expect(await render(fence('shell', 'echo hi'))).toContain('data-lang="bash"')
  })

  it('has a button to wrap lines that may not fit, and none where all are short', async () => {
    const html = await render(fence('text', `short\n${'long'.repeat(20)}`))
    expect(html).toContain(
      '<button type="button" data-wrap="" aria-pressed="false" aria-label="Wrap long lines">Wrap</button>',
    )
    expect(await render(fence('text', 'short\n'.repeat(60)))).not.toContain('data-wrap')
  })

  it('starts wrapped when asked', async () => {
    const html = await render(fence('text wrap', 'long'.repeat(14)))
    expect(html).toContain('<figure class="code wrap"')
    expect(html).toContain('aria-pressed="true"')
  })

  it('is found inside lists and components', async () => {
    const Tab: Components[string] = ({ children }) => createElement('section', {}, children)
    const html = await render(
      `1. step\n\n   ${fence('text', 'a').replaceAll('\n', '\n   ')}\n<Tab>\n\n${fence('text', 'b')}\n</Tab>`,
      {},
      { Tab },
    )
    expect(html.match(/<figure/g)).toHaveLength(2)
    expect(html).toMatch(/<section>\s*<figure/)
  })

  it('says what was not run and why', async () => {
    expect(plain(await render(fence('bash notRun="needs Docker."', 'docker ps')))).toContain(
      'Not tested automatically: needs Docker.',
    )
    expect(plain(await render(fence('questdb-sql enterprise', 'CREATE USER a')))).toContain(
      'Requires QuestDB Enterprise.',
    )
  })

  it('names the product of a foreign dialect and has not our colours', async () => {
    const code = 'SELECT x FROM t SAMPLE BY 15m'
    const foreign = await render(fence('questdb-sql foreign="InfluxQL"', code))
    expect(foreign).toContain('data-lang="sql"')
    expect(foreign).toContain('<span>InfluxQL</span>')
    expect(codeOf(foreign)).not.toContain('15m</span>')
    expect(codeOf(await render(fence('questdb-sql', code)))).toContain('15m</span>')
  })
})

describe('lines', () => {
  const code = 'one\ntwo\n\nfour'

  it('are marked when highlighted, and their text stays', async () => {
    const html = codeOf(await render(fence('text {2-3}', code)))
    expect(html).toBe(
      '<span class="line">one\n</span><span class="line" data-hl="">two\n</span>' +
        '<span class="line" data-hl="">\n</span><span class="line">four\n</span>',
    )
  })

  it('are counted by the style sheet, not in the text', async () => {
    const html = await render(fence('text numbers', code))
    expect(html).toContain('<figure class="code numbers"')
    expect(plain(codeOf(html))).toBe(`${code}\n`)
  })

  it('are announced as added and removed, and removed ones are not copied', async () => {
    const html = await render(fence('text del={1} ins={2}', code))
    expect(html).toContain('<del class="line"><span class="code-said">removed: </span>one\n</del>')
    expect(html).toContain('<ins class="line"><span class="code-said">added: </span>two\n</ins>')
    expect(html).toContain('data-copy="two\n\nfour"')
  })
})

describe('setup fences', () => {
  it('leave no trace on the page', async () => {
    const html = await render(`before\n\n${fence('questdb-sql setup', 'CREATE TABLE secret (a INT)')}\nafter`)
    expect(html).not.toContain('secret')
    expect(html).not.toContain('<figure')
    expect(plain(html).trim().split(/\s+/)).toEqual(['before', 'after'])
  })
})

describe('recorded results', () => {
  it('stand below their example, and only where there is one', async () => {
    const page = fence('questdb-sql', 'SELECT 1') + '\n' + fence('questdb-sql', 'SELECT 2')
    const html = await render(page, {
      renderResult: ({ code }) => (code === 'SELECT 1' ? el('table', { className: ['result'] }) : undefined),
    })
    expect(html).toMatch(
      /<div class="example"[^>]*><figure [^]*<\/figure><table class="result"><\/table><\/div>/,
    )
    expect(html.match(/class="example"/g)).toHaveLength(1)
    expect(html.match(/<figure/g)).toHaveLength(2)
  })

  it('are asked for with language, code, flags and place among the fences of that language', async () => {
    const seen: RenderedFence[] = []
    const page = [
      fence('questdb-sql setup', 'CREATE TABLE t (a INT)'),
      fence('bash', 'ls'),
      fence('questdb-sql rows=3', 'SELECT 1'),
      fence('shell', 'pwd'),
    ].join('\n')
    await render(page, { renderResult: (rendered) => void seen.push(rendered) })
    expect(seen.map(({ lang, code, index }) => [lang, code, index])).toEqual([
      ['bash', 'ls', 0],
      ['questdb-sql', 'SELECT 1', 1],
      ['bash', 'pwd', 1],
    ])
    expect(seen[1]!.meta.rows).toBe(3)
  })
})

describe('an example with its result', () => {
  const example = (html: string): unknown =>
    JSON.parse(/data-example="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? 'null')
  const renderResult = () => el('table', {})

  it('is marked with its fence, line, and title, for links to it', async () => {
    const page = `text\n\n${fence('questdb-sql', 'SELECT 1')}\n${fence('questdb-sql title="Two"', 'SELECT 2')}`
    const [one, two] = (await render(page, { renderResult })).split('</figure>')
    expect(example(one!)).toEqual({ fence: 'questdb-sql 0', line: 3, title: null })
    expect(example(two!)).toEqual({ fence: 'questdb-sql 1', line: 7, title: 'Two' })
  })

  it('has a notice instead if there is one, also in place of a setup fence', async () => {
    const page = [
      fence('questdb-sql setup', 'CREATE TABLE t (a INT)'),
      fence('questdb-sql', 'SELECT 1'),
      fence('questdb-sql', 'SELECT 2'),
    ].join('\n')
    const html = await render(page, {
      renderResult,
      noticesOf: (fences) =>
        new Map(fences.slice(0, 2).map((one) => [one, el('aside', {}, `no ${one.code.slice(0, 6)}`)])),
    })
    expect(html).toMatch(
      /^<aside>no CREATE<\/aside>\s*<figure [^]*?<\/figure><aside>no SELECT<\/aside>\s*<div class="example"/,
    )
    expect(html.match(/<table/g)).toHaveLength(1)
  })

  it('stops the page at its fence if its chart cannot be drawn', async () => {
    const failing = (error: Error) =>
      render(`text\n\n${fence('questdb-sql', 'SELECT 1')}`, {
        renderResult: () => {
          throw error
        },
      })
    await expect(failing(new ChartError('the chart has no rows', 'remove it'))).rejects.toMatchObject({
      reason: 'the chart has no rows. remove it',
      line: 3,
    })
    await expect(failing(new TypeError('a bug'))).rejects.toThrow(TypeError)
  })
})

describe('a fence made by a component', () => {
  const made = (properties: MadeFence) =>
    el(
      'pre',
      {},
      Object.assign(
        el('code', { className: ['language-python'], dataMade: JSON.stringify(properties) }, 'x = 1'),
        { data: { meta: 'title="Send"' } },
      ),
    )
  const rendered = async (properties: MadeFence, options: RehypeCodeOptions = {}) => {
    const tree: Root = { type: 'root', children: [made(properties)] }
    await rehypeCode(options)(tree, new VFile())
    return toHtml(tree as never)
  }

  it('has the recorded rows of its program below it', async () => {
    const result = { columns: [{ name: 'a', type: 'INT' }], rows: [['1'], ['2']], server: 'QuestDB 9.0.1' }
    const html = await rendered({ kind: 'program', result })
    expect(html).toMatch(/^<div class="example"><figure [^]*<\/figure><div class="result of-program">/)
    expect(html).toContain('aria-label="Result of Send"')
  })

  it('is not an example of the page', async () => {
    const asked: RenderedFence[] = []
    const ask = (fence: RenderedFence) => void asked.push(fence)
    const html = await rendered({ kind: 'program' }, { renderResult: ask })
    expect(html).toMatch(/^<figure class="code"/)
    expect(asked).toEqual([])
  })
})

describe('what is no sample', () => {
  it('stays as it is', async () => {
    const math = el('pre', {}, el('code', { className: ['language-math', 'math-display'] }, 'x^2'))
    const other = el('pre', {}, 'no code')
    const tree = { type: 'root' as const, children: [math, other] }
    const before = structuredClone(tree)
    await rehypeCode()(tree, undefined as never)
    expect(tree).toEqual(before)
    expect(await render('Use `SELECT 1` here.')).toBe('<p>Use <code>SELECT 1</code> here.</p>')
  })
})

describe('errors', () => {
  const failure = async (mdx: string) => {
    try {
      await render(mdx)
    } catch (error) {
      return error as { reason: string; line: number; column: number }
    }
    throw new Error('the page was accepted')
  }
  const second = (info: string, code = 'x') => failure(`first\n\n${fence(info, code)}`)

  it.each([
    ['', 'Specify a language'],
    ['js', 'Use one of: questdb-sql, bash,'],
    ['bash tilte="x"', 'Use one of: title='],
    ['sql', 'foreign="PostgreSQL"'],
    ['bash foreign="x"', 'Use it only with questdb-sql or sql'],
    ['bash railroad', 'ebnf railroad'],
    ['bash {4}', 'the last line of the code is 1'],
    ['bash ins={1} del={1}', 'both added and removed'],
  ])('in "%s" names the line and the remedy', async (info, message) => {
    const error = await second(info)
    expect(error.reason).toContain(message)
    expect(error.line).toBe(3)
  })

  it('in flags with a backtick, which markdown does not take for a fence', async () => {
    const error = await failure('```questdb-sql error="no `x`"\nSELECT x;\n```\n')
    expect(error.line).toBe(3)
    expect(error.reason).toContain('~~~')
    expect(await render('~~~questdb-sql error="no `x`"\nSELECT x;\n~~~\n')).toContain('<figure')
  })

  it('in an empty fence', async () => {
    expect((await second('bash', '')).reason).toContain('The code fence is empty')
  })

  it('in a grammar that is indented names the place in the page', async () => {
    const error = await failure(
      `1. step\n\n   ${fence('ebnf railroad', "a ::= [ 'y' ]").replaceAll('\n', '\n   ')}`,
    )
    expect([error.line, error.column]).toEqual([4, 10])
  })

  it('in a grammar names the place in the page', async () => {
    const error = await second('ebnf railroad', "a ::= 'x'\nb ::= [ 'y' ]")
    expect([error.line, error.column]).toEqual([5, 7])
    expect(error.reason).toContain("( 'A' b )?")
  })
})

describe('railroad fences', () => {
  const grammar = "query ::= 'SELECT' list ( 'FROM' table )?\nlist ::= column ( ',' column )*"

  it('are drawn, one diagram per rule, with the grammar as text', async () => {
    const html = await render(fence('ebnf railroad title="SELECT"', grammar))
    expect(html.match(/class="railroad-rule"/g)).toHaveLength(2)
    expect(html).toContain('<figcaption>SELECT</figcaption>')
    expect(html).toContain('<summary>EBNF grammar</summary>')
    expect(plain(codeOf(html))).toBe(grammar)
    expect(html).not.toContain('style=')
  })

  it('draw nothing if they are not shown', async () => {
    expect(await render(fence('ebnf railroad setup', grammar))).toBe('')
  })

  it('have regions with names of their own', async () => {
    const long = `a ::= ${Array.from({ length: 9 }, (_, index) => `'KEYWORD${index}'`).join(' ')}`
    const html = await render(`${fence('ebnf railroad', long)}\n${fence('ebnf railroad', long)}`)
    const names = [...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
  })

  it('stay text without the flag', async () => {
    expect(await render(fence('ebnf', grammar))).not.toContain('<svg')
  })

  it('link to rules of the same page, also to those further down, and to known ones elsewhere', async () => {
    const page = fence('ebnf railroad', 'a ::= b known other a') + '\n' + fence('ebnf railroad', "b ::= 'x'")
    const html = await render(page, { knownRules: { known: '/docs/x/#syntax-known', b: '/elsewhere/' } })
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map((found) => found[1])).toEqual([
      '#syntax-b',
      '/docs/x/#syntax-known',
    ])
    expect(html).toContain('id="syntax-b"')
  })

  it('never repeat an id, and link to the rule of their own fence', async () => {
    const one = fence('ebnf railroad', "a ::= b\nb ::= 'x'")
    const html = await render(`${one}\n${one}`)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map((found) => found[1])).toEqual([
      '#syntax-b',
      '#syntax-b-2',
    ])
  })
})
