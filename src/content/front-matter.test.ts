import { describe, expect, it } from 'vitest'
import { splitFile } from './front-matter'

const DESCRIPTION = 'description: What a reader gets from this page, said in fifty characters or more.'

/** Messages of what is wrong with a file's front matter. */
function problems(raw: string, ...rest: [('docs' | 'blog')?, boolean?]): string[] {
  try {
    splitFile('content/docs/x.mdx', raw, rest[0] ?? 'docs', rest[1])
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

describe('front matter', () => {
  it('is cut from the body, whose first line is known', () => {
    const { frontMatter, body, bodyLine } = splitFile(
      'x',
      `---\ntitle: ASOF JOIN\n${DESCRIPTION}\nkeywords: [a, b]\n---\nText.\n`,
      'docs',
    )
    expect(frontMatter).toMatchObject({ title: 'ASOF JOIN', keywords: ['a', 'b'] })
    expect(body).toBe('Text.\n')
    expect(bodyLine).toBe(6)
  })

  it('may hold a table rule further down: only the first block counts', () => {
    expect(splitFile('x', `---\ntitle: Ab\n${DESCRIPTION}\n---\nA\n\n---\n\nB\n`, 'docs').body).toBe(
      'A\n\n---\n\nB\n',
    )
  })

  const cases: [string, string, RegExp][] = [
    [
      'none at all',
      '# Title\n',
      /x\.mdx:1: the file does not start with front matter\. start it with a --- line/,
    ],
    [
      'no title',
      `---\n${DESCRIPTION}\n---\n`,
      /title: is missing or not a string\. write 2 to 60 characters/,
    ],
    [
      'a title that is too long',
      `---\ntitle: ${'x'.repeat(61)}\n${DESCRIPTION}\n---\n`,
      /x\.mdx:2: title: is longer than 60 characters/,
    ],
    [
      'a title that is no text',
      `---\ntitle: 9\n${DESCRIPTION}\n---\n`,
      /x\.mdx:2: title: is missing or not a string/,
    ],
    [
      'a description that is too short',
      '---\ntitle: Ab\ndescription: Short\n---\n',
      /x\.mdx:3: description: is shorter than 50 characters\. write 50 to 160/,
    ],
    [
      'an unknown key',
      `---\ntitle: Ab\nslug: /x/\n${DESCRIPTION}\n---\n`,
      /x\.mdx:3: unknown key "slug"\. use only these keys: title, description, keywords/,
    ],
    [
      'a value of which YAML would ignore a part',
      `---\ntitle: != Ab\n${DESCRIPTION}\n---\n`,
      /x\.mdx:2: the YAML is invalid: Unresolved tag/,
    ],
    ['broken YAML', `---\ntitle: "Ab\n${DESCRIPTION}\n---\n`, /x\.mdx:\d: the YAML is invalid/],
    [
      'a key twice',
      `---\ntitle: Ab\ntitle: Cd\n${DESCRIPTION}\n---\n`,
      /x\.mdx:3: the YAML is invalid: Map keys must be unique/,
    ],
    [
      'keywords that are no list',
      `---\ntitle: Ab\n${DESCRIPTION}\nkeywords: a, b\n---\n`,
      /x\.mdx:4: keywords: .*write a list of keywords/,
    ],
    [
      'a source without an address',
      `---\ntitle: Ab\n${DESCRIPTION}\nsources: [{ facts: TLS, name: Manual, url: manual }]\n---\n`,
      /x\.mdx:4: sources: entry 1: url: is not a URL that begins with https:\/\/ or http:\/\/\. write a list of entries with facts, name, and url/,
    ],
    [
      'a source whose address is a script',
      `---\ntitle: Ab\n${DESCRIPTION}\nsources: [{ facts: TLS, name: Manual, url: 'javascript:alert(1)' }]\n---\n`,
      /x\.mdx:4: sources: entry 1: url: is not a URL that begins with http/,
    ],
    [
      'a canonical address that is a script',
      `---\ntitle: Ab\n${DESCRIPTION}\ncanonical: 'javascript:alert(1)'\n---\n`,
      /x\.mdx:4: canonical: is not a URL that begins with http.*\. write a full URL/,
    ],
    [
      'a date outside the blog',
      `---\ntitle: Ab\n${DESCRIPTION}\ndate: 2025-07-11\n---\n`,
      /unknown key "date"/,
    ],
  ]
  it.each(['---\n---\n', '---\n# no keys\n---\n'])('reports each required key of %j', (raw) => {
    expect(problems(raw)).toEqual([
      expect.stringContaining(':2: title: is missing'),
      expect.stringContaining(':2: description: is missing'),
    ])
  })

  it('reports a misspelled key once, with the key that is missing', () => {
    expect(problems(`---\ntitel: Ab\n${DESCRIPTION}\n---\n`)).toEqual([
      'content/docs/x.mdx:2: unknown key "titel". did you mean title?',
    ])
    expect(problems(`---\nname: Ab\n${DESCRIPTION}\n---\n`)).toHaveLength(2)
    // a key that isn't missing isn't meant
    expect(problems(`---\ntitle: Ab\ntitel: Ab\n${DESCRIPTION}\n---\n`)).toEqual([
      expect.stringContaining('unknown key "titel". use only these keys: '),
    ])
    expect(
      problems(`---\ntitle: Ab\n${DESCRIPTION}\nsources: [{ fact: a, name: b, url: https://a.b }]\n---\n`),
    ).toEqual([expect.stringContaining(':4: unknown key "fact". did you mean facts?')])
  })

  it.each(cases)('%s', (_, raw, expected) => {
    expect(problems(raw).join('\n')).toMatch(expected)
  })

  it('tells every problem at once', () => {
    expect(problems('---\ntitle: x\ndescription: y\nslug: z\n---\n')).toHaveLength(3)
  })

  it('asks posts for a date, and fragments for little', () => {
    expect(problems(`---\ntitle: Ab\n${DESCRIPTION}\n---\n`, 'blog').join()).toMatch(
      /date: .*write the publication date: date: 2025-07-11/,
    )
    expect(problems(`---\ntitle: Ab\n${DESCRIPTION}\ndate: 2025-07-11\n---\n`, 'blog')).toEqual([])
    expect(problems('---\ntitle: Ab\ndescription: A short note.\n---\n', 'docs', true)).toEqual([])
  })
})
