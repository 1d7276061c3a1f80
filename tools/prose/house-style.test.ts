import { ESLint } from 'eslint'
import { describe, expect, it, vi } from 'vitest'
import { style } from './read-style.mjs'

// the first test waits for the configuration to load
vi.setConfig({ testTimeout: 60_000 })

const eslint = new ESLint({ overrideConfigFile: 'tools/prose/eslint-prose.mjs' })

/** What is reported for a file, each as `line:column message`. */
async function problemsOf(text: string, filePath = 'content/docs/a-page.mdx'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return result!.messages.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('house glossary', () => {
  it('reports a phrase with its place and what to write instead', async () => {
    expect(await problemsOf('## Tables\n\nDuplicates are dropped without a word.\n')).toEqual([
      '3:24 Instead of "without a word", write: silently.',
    ])
  })

  it.each(style.phrases)('reports $avoid', async ({ bad, good = [], write }) => {
    expect(await problemsOf(bad)).toEqual([expect.stringContaining(`write: ${write}.`)])
    for (const sentence of good) expect(await problemsOf(sentence), sentence).toEqual([])
  })

  it('finds a phrase that continues on the next line, but not one across paragraphs', async () => {
    expect(await problemsOf('The view refreshes by\nitself.')).toHaveLength(1)
    expect(await problemsOf('- by\n\n  itself')).toEqual([])
  })

  it('leaves out code, addresses and what readers do not see', async () => {
    const page = [
      '---',
      'title: Tables',
      'description: What tables are',
      'keywords: [anew]',
      '---',
      'Use `anew`, see [tables](/docs/anew/).',
      '',
      '```questdb-sql title="Tables" error="anew"',
      "SELECT 'anew';",
      '```',
      '',
      '<Card title="Tables" href="/docs/anew/">',
      'A card',
      '</Card>',
    ]
    expect(await problemsOf(page.join('\n'))).toEqual([])
  })

  it('reads front matter, titles of fences, captions, alternative texts and texts of components', async () => {
    const page = [
      '---',
      'title: Computed anew',
      'description: "Computed anew"',
      '---',
      '',
      '```questdb-sql title="Computed anew"',
      'SELECT 1;',
      '```',
      '',
      '![Computed anew](../images/a.png)',
      '',
      '<Card title="Computed anew" href="/docs/">',
      'Computed anew',
      '</Card>',
    ]
    const lines = (await problemsOf(page.join('\n'))).map((problem) => Number.parseInt(problem))
    expect(lines).toEqual([2, 3, 6, 10, 12, 13])
  })

  it('reads the values of interface texts, but not their keys', async () => {
    const texts = 'anew: Try it anew\nmore:\n  - Tried anew\n'
    expect(await problemsOf(texts, 'content/site/texts.yml')).toEqual([
      expect.stringMatching(/^1:14 /),
      expect.stringMatching(/^3:11 /),
    ])
  })
})

describe('data files', () => {
  it.each([
    'content/benchmarks/queries.yml',
    'content/customers/stories.yml',
    'content/dashboards/crypto.yml',
    'content/known-issues.yml',
    'content/reference/parameters/15-ilp.yml',
  ])('are checked: %s', async (file) => {
    expect(await problemsOf('- text: Computed anew\n', file)).toEqual([expect.stringMatching(/^1:18 /)])
  })
})

describe('titles', () => {
  it('must be in sentence case, except for names and code', async () => {
    expect(await problemsOf('## Run Docker on `Linux` with QuestDB\n\n### 2. Install')).toEqual([])
    expect(await problemsOf('## Create a Table')).toEqual([expect.stringMatching(/^1:13 .*write "table"/)])
  })

  it('must not be too long, in headings and above code', async () => {
    const long = 'word '.repeat(17).trim()
    expect(await problemsOf(`## ${long}`)).toEqual([
      '1:4 This title has 84 characters. Shorten it to 60 or fewer.',
    ])
    expect(await problemsOf(`\`\`\`bash title="${long}"\nls\n\`\`\``)).toEqual([
      '1:16 This title has 84 characters. Shorten it to 80 or fewer.',
    ])
  })
})
