import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'
import { LANGUAGE_NAMES, findLanguage } from './languages'

const SAMPLES: Record<string, string> = {
  bash: '# c\nif true; then echo "x"; fi',
  powershell: '# c\nGet-Item "x"',
  python: '# c\ndef f(): return "x"',
  go: '// c\nfunc main() { x := "x" }',
  java: '// c\nclass A { String s = "x"; }',
  rust: '// c\nfn main() { let s = "x"; }',
  javascript: '// c\nconst s = "x"',
  typescript: '// c\nconst s: string = "x"',
  c: '// c\nint main(void) { return 0; }',
  cpp: '// c\nint main() { auto s = "x"; }',
  cmake: '# c\nproject("x")',
  csharp: '// c\nvar s = "x";',
  fsharp: '// c\nlet s = "x"',
  php: '<?php // c\necho "x";',
  ruby: '# c\ndef f; "x"; end',
  julia: '# c\nf() = "x"',
  r: '# c\nf <- function() "x"',
  json: '{"a": "x", "b": true}',
  yaml: '# c\na: "x"',
  toml: '# c\na = "x"',
  ini: '; c\na=x',
  properties: '# c\na=x',
  xml: '<!-- c --><a b="x"/>',
  html: '<!-- c --><p class="x">y</p>',
  css: '/* c */ a { color: red }',
  dockerfile: '# c\nFROM x\nRUN y',
  nginx: '# c\nserver { listen 443 ssl; }',
  diff: '-a\n+b',
  ebnf: "/* c */ a ::= 'x' b?",
  q: 'q)select max price by 0D00:15 xbar time from trade where sym=`EURUSD',
  sql: "-- c\nSELECT 'x'",
  'questdb-sql': "-- c\nSELECT 'x'",
}

describe('highlight', () => {
  it('has a sample here for every language but text', () => {
    expect(
      LANGUAGE_NAMES.split(', ')
        .filter((name) => name !== 'text')
        .sort(),
    ).toEqual(Object.keys(SAMPLES).sort())
  })

  it.each(Object.keys(SAMPLES))('colours %s in several colours and keeps its text', async (name) => {
    const lines = await highlight(SAMPLES[name]!, findLanguage(name)!)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(SAMPLES[name])
    expect(new Set(lines.flat().flatMap(({ className }) => className ?? [])).size).toBeGreaterThan(1)
  })

  it('leaves text as it is', async () => {
    expect(await highlight('SELECT 1\n\n# x', findLanguage('text')!)).toEqual([
      [{ text: 'SELECT 1' }],
      [],
      [{ text: '# x' }],
    ])
  })

  it('tells added from removed lines of a diff', async () => {
    const [removed, added] = await highlight('-a\n+b', findLanguage('diff')!)
    expect(removed![0]!.className).toBe('c8')
    expect(added![0]!.className).toBe('c5')
  })

  it('colours the parts of a grammar', async () => {
    const [line] = await highlight("name ::= 'WORD' other?", findLanguage('ebnf')!)
    expect(
      line!.filter(({ className }) => className).map(({ text, className }) => [text, className]),
    ).toEqual([
      ['name', 'c5'],
      ['::=', 'c2'],
      ["'WORD'", 'c3'],
      ['other', 'c6'],
      ['?', 'c2'],
    ])
  })

  it('loads a language once for samples that start at the same time', async () => {
    const go = findLanguage('go')!
    const [one, other] = await Promise.all([highlight('var a = 1', go), highlight('var a = 1', go)])
    expect(one).toEqual(other)
  })
})

describe('findLanguage', () => {
  it('takes shell as bash', () => {
    expect(findLanguage('shell')).toBe(findLanguage('bash'))
  })

  it('takes csv as text', () => {
    expect(findLanguage('csv')).toBe(findLanguage('text'))
  })

  it('knows nothing else', () => {
    for (const name of ['', 'js', 'SQL', 'toString', 'mermaid']) expect(findLanguage(name)).toBeUndefined()
  })
})
