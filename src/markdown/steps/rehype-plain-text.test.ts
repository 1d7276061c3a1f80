import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { fencesOf } from '../../search/fences'
import { rehypePlainText } from './rehype-plain-text'
import { contextOf, runSteps } from './test-steps'

const compile = async (body: string) => (await runSteps(body, { rehype: [rehypePlainText] })).context

const read = (...children: (ElementContent | string)[]) => {
  const context = contextOf()
  rehypePlainText(context)()(h(null, children))
  return context
}

/** The fence of a component, as Markdown makes it. */
const made = (kind: string, code: string): Element =>
  h('pre', h('code', { dataMade: JSON.stringify({ kind }) }, `${code}\n`))

const before = { anchor: null, heading: null, depth: 1 }

describe('the text of a page', () => {
  it('has a line for each block and each row of a table, without markup', async () => {
    const { plainText } = await compile(
      '## A *head*\n\nOne `two`\nthree.\n\n- four\n- five\n\n> six\n\n```text\nseven\neight\n```\n\n| a | b |\n| --- | --- |\n| c | d |',
    )
    expect(plainText).toBe('A head\nOne two\nthree.\nfour\nfive\nsix\nseven\neight\na · b\nc · d')
  })

  it('has a dash for an empty cell, but not for an empty heading of a column', async () => {
    const { plainText } = await compile('|  | a | b |\n| --- | --- | --- |\n| c | d |  |\n| e |  | f |')
    expect(plainText).toBe('a · b\nc · d · –\ne · – · f')
  })

  it.each([
    'p',
    'li',
    'pre',
    'td',
    'th',
    'tr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'div',
    'aside',
    'figure',
    'dt',
    'dd',
    'blockquote',
    'summary',
  ])('has %s on lines of its own', (name) => {
    expect(read('before', h(name, 'inside'), 'after').plainText).toBe('before\ninside\nafter')
  })

  it.each(['strong', 'code', 'a', 'span', 'sup'])('has %s within its line', (name) => {
    expect(read('before ', h(name, 'inside'), ' after').plainText).toBe('before inside after')
  })

  it('has single spaces and no empty lines', () => {
    expect(read('a \t b', h('p', ' c '), h('p', '  '), h('p', 'd\t')).plainText).toBe('a b\nc\nd')
  })

  it('has a component within its line', async () => {
    const text = 'Press <Kbd>Enter</Kbd>. The statement runs.'
    expect((await compile(text)).plainText).toBe('Press Enter. The statement runs.')
  })

  it('has formulas as they are read', async () => {
    expect((await compile('At most $2^{53}$ rows.')).plainText).toBe('At most 2⁵³ rows.')
  })

  it('has the text of components, but not comments', () => {
    const comment = { type: 'comment', value: 'secret' } as const
    expect(read(h('p', 'a', comment), made('output', 'b')).plainText).toBe('a\nb')
  })
})

describe('the sections of a page', () => {
  it('begin at headings of level 2 and 3, after a part without a heading', async () => {
    const { texts } = await compile('Intro.\n\n## A `b`\n\nOne.\n\n### C\n\n#### Deep\n\nTwo.\n\n## D')
    expect(texts).toEqual([
      { ...before, text: 'Intro.', code: '', codeAfter: [] },
      { anchor: 'a-b', heading: 'A b', depth: 2, text: 'One.', code: '', codeAfter: [] },
      { anchor: 'c', heading: 'C', depth: 3, text: 'Deep\nTwo.', code: '', codeAfter: [] },
      { anchor: 'd', heading: 'D', depth: 2, text: '', code: '', codeAfter: [] },
    ])
  })

  it('are not begun by headings without an id, or other elements with one', () => {
    const { texts } = read(
      h('h2', 'A'),
      h('p', { id: 'x' }, 'B'),
      h('xh2', { id: 'y' }, 'C'),
      h('h22', { id: 'z' }, 'D'),
    )
    expect(texts).toEqual([{ ...before, text: 'A\nB\nC\nD', code: '', codeAfter: [] }])
  })

  it('have their code apart from their text', async () => {
    const { texts } = await compile('## A\n\nOne.\n\n```text\nfoo  bar\n```\n\nTwo.\n\n```text\nbaz\n```')
    expect(texts[1]).toEqual({
      anchor: 'a',
      heading: 'A',
      depth: 2,
      text: 'One.\nTwo.',
      code: 'foo  bar\n\n\n\nbaz',
      codeAfter: [1, 2],
    })
  })

  it('can be inside of Details, also nested, but not inside of other components', async () => {
    const { texts } = await compile(
      '<Details summary="x">\n\n## A\n\nOne.\n\n<Details summary="y">\n\n### B\n\nTwo.\n\n</Details>\n\n</Details>\n\n<Band>\n\n## C\n\nThree.\n\n</Band>',
    )
    expect(texts.map(({ anchor, text }) => [anchor, text])).toEqual([
      [null, ''],
      ['a', 'One.'],
      ['b', 'Two.\nC\nThree.'],
    ])
  })
})

it('leaves the caption of a drawing out of the section, but not of the page', async () => {
  const { texts, plainText } = await compile(
    'One.\n\n<Drawing of="replication">\n\nDashed lines mark it.\n\n</Drawing>\n\nTwo.',
  )
  expect(texts[0]?.text).toBe('One.\nTwo.')
  expect(plainText).toContain('Dashed lines')
})

describe('what components make of programs', () => {
  it('has its code as code, and no outputs or versions', () => {
    const { texts } = read(
      h('p', 'Text.'),
      made('program', 'print(1)'),
      made('output', '1'),
      made('query', 'SELECT 1'),
      h('p', { className: ['ran-with'] }, 'Ran with Python.'),
      h('p', 'More.'),
    )
    expect(texts).toEqual([
      { ...before, text: 'Text.\nMore.', code: 'print(1)\n\n\n\nSELECT 1', codeAfter: [1, 1] },
    ])
  })

  it('is found in tabs', () => {
    const tab = h('div', h('p', 'Python'), made('program', 'print(1)'), made('output', '1'))
    const { texts } = read(h('div', tab))
    expect(texts).toEqual([{ ...before, text: 'Python', code: 'print(1)', codeAfter: [1] }])
  })

  it('is not what an author writes', () => {
    const { texts } = read(h('pre', 'a'), h('div', h('pre', h('code', 'b'))))
    expect(texts).toEqual([{ ...before, text: 'b', code: 'a', codeAfter: [0] }])
  })
})

describe('a list of parameters', () => {
  const entry = (id: string | undefined, text: string) => h('div', { id }, h('dt', id ?? ''), h('dd', text))

  it('has a section for each key', () => {
    const { texts } = read(
      h('h2', { id: 'http' }, 'HTTP'),
      h('dl', { className: ['parameters'] }, ' ', entry('http.port', 'The port.'), entry(undefined, 'None.')),
      h('p', 'After.'),
    )
    expect(texts.slice(1)).toEqual([
      { anchor: 'http', heading: 'HTTP', depth: 2, text: '', code: '', codeAfter: [] },
      {
        anchor: 'http.port',
        heading: 'http.port',
        depth: 3,
        text: 'http.port\nThe port.\nAfter.',
        code: '',
        codeAfter: [],
      },
    ])
  })

  it('is not any list of terms, or any element of that class', () => {
    const { texts } = read(
      h('dl', entry('a', 'One.')),
      h('ul', { className: ['parameters'] }, entry('b', 'Two.')),
    )
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toBe('a\nOne.\nb\nTwo.')
  })
})

it('marks the code of an example that fails', async () => {
  const { texts } = await compile(
    '```questdb-sql error="no"\nSELECT x;\n```\n\n```questdb-sql\nSELECT 1;\n```',
  )
  expect(fencesOf(texts[0]?.code ?? '')).toEqual(['SELECT x;\n-- fails: no', 'SELECT 1;'])
})

it('leaves out the statements that only prepare an example and are not shown', async () => {
  const { texts } = await compile(
    '```questdb-sql setup\nDROP TABLE x;\n```\n\n```questdb-sql title="a setup with error=1"\nSELECT 1;\n```',
  )
  expect(texts[0]?.code).toBe('SELECT 1;')
})
