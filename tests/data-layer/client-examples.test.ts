import fs from 'node:fs'
import { expect, it } from 'vitest'
import { readAllLanguages } from '../../src/content/client-examples/read-language'

const { languages } = readAllLanguages(process.cwd())
const programs = languages.flatMap(({ examples }) => examples)

it('every program can be downloaded as it is', () => {
  expect(programs.length).toBeGreaterThan(0)
  for (const { language, fileName, code } of programs)
    expect(fs.readFileSync(`public/examples/${language.name}/${fileName}`, 'utf8'), fileName).toBe(code)
})

it('a page has the program with its output and versions, and so has its Markdown copy', () => {
  const entry = programs.find(({ name, language }) => language.name === 'python' && name === 'plain')
  const html = fs.readFileSync('public/docs/partials/markdown-features/index.html', 'utf8')
  expect(html).toContain('href="/examples/python/plain.py"')
  expect(html).toContain('questdb.example.com')
  expect(html).toContain(entry?.record?.ranWith.runtime ?? 'a record of plain.py')
  const markdown = fs.readFileSync('public/docs/partials/markdown-features.md', 'utf8')
  expect(markdown).toMatch(/```python\n[^]*questdb\.example\.com[^]*\n```/)
})
