import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

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
