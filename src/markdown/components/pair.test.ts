import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { h } from 'hastscript'
import { pair } from './pair'
import { rendered } from './test-component'

const fence = (title: string) => `\n\n\`\`\`text title="${title}"\ncode\n\`\`\``

it('Pair is one box with both blocks of code', async () => {
  const { html } = await compileText(`<Pair>${fence('SQL')}${fence('q')}\n\n</Pair>`)
  expect(html).toMatch(
    /<div class="example pair"><figure class="code".*SQL.*<\/figure><figure class="code".*q/s,
  )
})

it('Pair has exactly two fences', async () => {
  for (const fences of [fence('SQL'), `${fence('SQL')}${fence('q')}\n\nText.`])
    expect(await problemsOf(`<Pair>${fences}\n\n</Pair>`)).toEqual([
      expect.stringContaining('<Pair> must contain exactly two fences'),
    ])
})

it('a block that is wrapped has no button to unwrap it', async () => {
  const long = 'long '.repeat(20)
  const { html } = await compileText(
    `<Pair>\n\n\`\`\`text title="SQL"\n${long}\n\`\`\`\n\n\`\`\`text title="q" wrap\n${long}\n\`\`\`\n\n</Pair>`,
  )
  expect(html.match(/data-wrap/g)).toHaveLength(1)
  expect(html.indexOf('data-wrap')).toBeLessThan(html.indexOf('<figcaption>q<'))
})

it('the result of a Pair says that it is that of QuestDB', async () => {
  const { html } = await compileText(
    '<Pair>\n\n```questdb-sql title="SQL"\nSELECT 1 AS a\n```\n\n```text title="q"\n1\n```\n\n</Pair>',
    {
      recordOf: () => ({
        lineOf: () => 1,
        record: {
          engine: '9.0.1',
          examples: [
            {
              language: 'questdb-sql',
              index: 0,
              sql: 'SELECT 1 AS a',
              statements: [
                {
                  kind: 'rows',
                  sql: 'SELECT 1 AS a',
                  columns: [{ name: 'a', type: 'INT' }],
                  rows: [['1'], ['2']],
                  rowCount: 2,
                },
              ],
            },
          ],
        },
      }),
    },
  )
  expect(html).toContain('<span class="result-label">QuestDB result · 2 rows</span>')
  expect(html.indexOf('QuestDB result')).toBeGreaterThan(html.lastIndexOf('</figure>'))
})

const code = (name: string, ...more: ReturnType<typeof h>[]) =>
  h('figure', { className: ['code'] }, [h('pre', name), ...more])
const line = { type: 'text' as const, value: '\n' }

const RULE =
  'content/docs/test.mdx:7: <Pair> must contain exactly two fences. write two fences inside, with blank lines around them.'

it('Pair places both blocks side by side, with the result of an example below them', () => {
  const result = h('div', { className: ['result'] }, [h('span', { className: ['result-label'] }, '2 rows')])
  const example = h('div', { className: ['example'] }, [code('SQL'), result])
  const { html, problems } = rendered(pair, {}, [line, example, line, code('q'), line])
  expect(problems).toEqual([])
  expect(html).toBe(
    '<div class="example pair"><figure class="code"><pre>SQL</pre></figure><figure class="code"><pre>q</pre></figure>' +
      '<div class="result"><span class="result-label">QuestDB result · 2 rows</span></div></div>',
  )
})

it('Pair removes the button that wraps lines only where they are wrapped already', () => {
  const bar = () =>
    h('div', { className: ['code-bar'] }, [
      'SQL ',
      h('button', { dataWrap: '' }, 'Wrap'),
      h('button', 'Copy'),
    ])
  const wrapped = h('figure', { className: ['code', 'wrap'] }, [bar()])
  const { html } = rendered(pair, {}, [code('a', bar()), wrapped])
  expect(html).toBe(
    '<div class="example pair"><figure class="code"><pre>a</pre><div class="code-bar">SQL <button data-wrap="">Wrap</button><button>Copy</button></div></figure>' +
      '<figure class="code wrap"><div class="code-bar">SQL <button>Copy</button></div></figure></div>',
  )
})

it('Pair rejects everything but two fences, and names the line', () => {
  const text = h('p', 'Text.')
  const both = h('div', { className: ['example'] }, [code('a'), code('b')])
  for (const children of [[], [code('a')], [code('a'), text], [code('a'), code('b'), text], [both]])
    expect(rendered(pair, {}, children).problems).toEqual([RULE])
})
