import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

// the checker loads its dictionaries each time
vi.setConfig({ testTimeout: 60_000 })

/** What `make lint` prints about the spelling of a file. */
function spellingOf(lines: string[], file = 'content/docs/a-page.mdx'): string[] {
  const { stdout } = spawnSync(
    'node_modules/.bin/cspell',
    ['lint', '--no-progress', '--no-summary', `stdin://${file}`],
    { input: lines.join('\n'), encoding: 'utf8' },
  )
  return stdout.trim().split('\n').filter(Boolean)
}

it('reports misspelled words and British spellings of a page with their place, and ignores code', () => {
  const problems = spellingOf([
    '---',
    'title: Wrnog title',
    'keywords: [wrnog]',
    '---',
    'The `wrnog` colour of [QuestDB](/docs/wrnog/).',
    '',
    '```bash title="Recieve rows"',
    'echo wrnog',
    '```',
    '',
    'After teh fence, an optimised centre.',
  ])
  expect(problems.map((line) => line.split(' fix:')[0])).toEqual([
    'content/docs/a-page.mdx:2:8 - Unknown word (Wrnog)',
    'content/docs/a-page.mdx:5:13 - Unknown word (colour)',
    'content/docs/a-page.mdx:7:16 - Unknown word (Recieve)',
    'content/docs/a-page.mdx:11:7 - Unknown word (teh)',
    'content/docs/a-page.mdx:11:21 - Unknown word (optimised)',
    'content/docs/a-page.mdx:11:31 - Forbidden word (centre)',
  ])
})

it('reads the values of interface texts', () => {
  expect(spellingOf(['wrnogKey: A wrnog value'], 'content/site/texts.yml')).toEqual([
    'content/site/texts.yml:1:13 - Unknown word (wrnog)',
  ])
})

it('reads the values of data files, but not names, code, and reproductions', () => {
  const lines = [
    '# Wrnog comment',
    '- key: wrnog',
    '  meaning: A wrnog value of `wrnog`',
    '  reproduction:',
    '    sql: |',
    '      SELECT wrnog;',
    '- title: Wrnog end',
  ]
  expect(spellingOf(lines, 'content/known-issues.yml')).toEqual([
    'content/known-issues.yml:3:14 - Unknown word (wrnog)',
    'content/known-issues.yml:7:10 - Unknown word (Wrnog)',
  ])
})

it('has a sorted list of terms, each of them once', () => {
  const [, ...terms] = readFileSync('tools/prose/terms.txt', 'utf8').trim().split('\n')
  const folded = terms.map((term) => term.toLowerCase())
  expect(folded).toEqual([...new Set(folded)].sort())
})
