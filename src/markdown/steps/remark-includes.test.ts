import { describe, expect, it } from 'vitest'
import { ContentError } from '../../base/content-error'
import { INCLUDE_LEVELS } from './open-include'
import { rehypeComponents } from './rehype-components'
import { rehypeLinks } from './rehype-links'
import { remarkIncludes } from './remark-includes'
import { runSteps, type StepsUnderTest } from './test-steps'

const compile = (body: string, fragments: StepsUnderTest['fragments'] = {}) =>
  runSteps(body, { remark: [remarkIncludes], rehype: [rehypeComponents, rehypeLinks], fragments })

const include = (name: string, parameters = '') => `<Include name="partials/${name}" ${parameters}/>`

const lines = (html: string) => html.replaceAll('\n', '')

describe('an Include', () => {
  it('is replaced by the content of its fragment, in its place', async () => {
    const { html, context, problems } = await compile(
      `Before.\n\n${include('a')}\n\n${include('b')}\n\nAfter.\n\n- Item\n\n  ${include('b')}`,
      { 'partials/a': { body: 'A1.\n\nA2.' }, 'partials/b': { body: '*B*' }, 'partials/c': { body: 'C' } },
    )
    expect(lines(html)).toBe(
      '<p>Before.</p><p>A1.</p><p>A2.</p><p><em>B</em></p><p>After.</p><ul><li><p>Item</p><p><em>B</em></p></li></ul>',
    )
    expect([...context.includes]).toEqual(['partials/a', 'partials/b'])
    expect(problems).toEqual([])
    expect(context.isIncomplete).toBe(false)
  })

  it('fills its parameters and facts into the fragment', async () => {
    const { html } = await compile(include('a', 'port="9000" the-host="box" '), {
      'partials/a': {
        body: 'Open @the-host@:@port@ and [x](/@port@/) of @release.version@, or mail a@b@Port@.',
      },
    })
    expect(html).toBe('<p>Open box:9000 and <a href="/9000/">x</a> of 9.0.0, or mail a@b@Port@.</p>')
  })

  it('keeps colons of the fragment as they are', async () => {
    const { html } = await compile(include('a'), {
      'partials/a': { body: 'At localhost:9000.', bodyLine: 7 },
    })
    expect(html).toBe('<p>At localhost:9000.</p>')
  })

  it('can be in a fragment', async () => {
    const { html, context } = await compile(`${include('a')}\n\nAfter.`, {
      'partials/a': { body: `A.\n\n${include('b')}\n\n${include('b')}\n\nC.` },
      'partials/b': { body: 'B.' },
    })
    expect(lines(html)).toBe('<p>A.</p><p>B.</p><p>B.</p><p>C.</p><p>After.</p>')
    expect([...context.includes]).toEqual(['partials/a', 'partials/b'])
  })

  it('has the line of its tag in messages about the content of its fragment', async () => {
    const { problems } = await compile(`Text.\n\n${include('a')}`, {
      'partials/a': { body: 'A.\n\nB.\n\nC [x](y).', bodyLine: 5 },
    })
    expect(problems).toEqual([expect.stringContaining('content/docs/test.mdx:3: the link "y" is relative')])
  })
})

describe('an Include with a mistake', () => {
  it('of an unknown fragment is reported with the known ones, and the page goes on', async () => {
    const { html, problems, context } = await compile(
      `Text.\n\n${include('x')}\n\n<Include />\n\n${include('b')}`,
      {
        'partials/b': { body: 'B.' },
        'partials/a': { body: 'A.' },
      },
    )
    expect(problems).toEqual([
      'content/docs/test.mdx:3: unknown fragment "partials/x". use one of: partials/a, partials/b.',
      'content/docs/test.mdx:5: unknown fragment "". use one of: partials/a, partials/b.',
    ])
    expect(lines(html)).toBe('<p>Text.</p><p>B.</p>')
    expect([...context.includes]).toEqual(['partials/b'])
  })

  it('without a parameter is told which one to write', async () => {
    const { problems } = await compile(`Text.\n\n${include('a', 'port="1" ')}`, {
      'partials/a': { body: '@port@ of @release.version@ at @host-name@ in @zone@, @9@' },
    })
    expect(problems).toEqual([
      'content/docs/test.mdx:3: the fragment partials/a requires the parameter "host-name". write <Include name="partials/a" host-name="…" />.',
    ])
  })

  it('of a fragment with an unknown fact is reported with the file and line of the fact', async () => {
    const { problems } = await compile(`Text.\n\n${include('a')}`, {
      'partials/a': { body: '\nUse\n@release.age@.', bodyLine: 5 },
    })
    expect(problems).toEqual([
      expect.stringContaining('content/docs/partials/a.mdx:7: unknown release fact @release.age@'),
    ])
  })

  it('in a loop ends', async () => {
    const { problems } = await compile(`Text.\n\n${include('a')}`, {
      'partials/a': { body: `A\n\n${include('a')}` },
    })
    expect(problems).toEqual([
      'content/docs/test.mdx:3: fragments are nested more than 5 deep, or include each other in a loop. remove one of the includes.',
    ])
  })

  it('is one level deeper than is allowed', async () => {
    const chain = (levels: number) =>
      Object.fromEntries(
        Array.from({ length: levels }, (_, at) => [
          `partials/f${at}`,
          { body: at + 1 < levels ? include(`f${at + 1}`) : 'The end.' },
        ]),
      )
    const deepest = await compile(include('f0'), chain(INCLUDE_LEVELS))
    expect(deepest.problems).toEqual([])
    expect(deepest.html).toBe('<p>The end.</p>')
    expect((await compile(include('f0'), chain(INCLUDE_LEVELS + 1))).problems).toHaveLength(1)
  })

  it('may be in the fragment: its problems are those of the page', async () => {
    const known = new ContentError('content/docs/partials/a.mdx', 2, 'a title is missing', 'add one')
    const { html, problems, context } = await compile(`${include('a')}\n\n${include('b')}`, {
      'partials/a': { body: 'A.', problems: [known] },
      'partials/b': { body: 'B.' },
    })
    expect(problems).toEqual(['content/docs/partials/a.mdx:2: a title is missing. add one.'])
    expect(html).toBe('<p>B.</p>')
    expect(context.isIncomplete).toBe(true)
  })

  it('may be syntax of the fragment, which is reported at its line there', async () => {
    const { html, problems, context } = await compile(`Text.\n\n${include('a')}`, {
      'partials/a': { body: 'Text.\n\n<Tabs>\n\nText.', bodyLine: 5 },
    })
    expect(problems).toEqual([
      'content/docs/partials/a.mdx:7: the tag <Tabs> is never closed. write </Tabs> after its content, or put a literal < in backticks.',
    ])
    expect(html).toBe('<p>Text.</p>')
    expect(context.isIncomplete).toBe(true)
  })

  it('may be an unclosed block of the fragment, which hides what is on the page', async () => {
    const { problems, context } = await compile(include('a'), { 'partials/a': { body: '```text\ncode' } })
    expect(problems).toEqual([])
    expect(context.isIncomplete).toBe(true)
  })
})

it('other components stay where they are', async () => {
  const { html, context } = await compile('<Band>\n\nText.\n\n</Band>')
  expect(html).toContain('<p>Text.</p>')
  expect(context.includes.size).toBe(0)
})
