import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { parsePage } from '../../../tools/verify/pages/parse-page'
import { INCLUDE_LEVELS } from './open-include'

const PAGE = '<Include name="partials/f1" />'

/** Fragments that include each other in a row; the last one holds a fence. */
function chain(levels: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `partials/f${at + 1}`,
      at + 1 < levels ? `<Include name="partials/f${at + 2}" />` : '```text\nthe end\n```',
    ]),
  )
}

/** What the example runner makes of the page. */
function run(fragmentBodies: Record<string, string>) {
  const fragments = Object.entries(fragmentBodies).map(
    ([name, body]) => [name, { file: `content/docs/${name}.mdx`, body, bodyLine: 5 }] as const,
  )
  return parsePage(
    { file: 'content/docs/test.mdx', body: PAGE, bodyLine: 5 },
    {
      fragments: new Map(fragments),
      facts: { release: {}, benchmarks: new Map(), site: { exampleCount: 0 } },
    },
  )
}

describe('nested fragments', () => {
  it('reach the page and the example runner alike as deep as is allowed', async () => {
    const fragmentBodies = chain(INCLUDE_LEVELS)
    expect((await compileText(PAGE, { fragmentBodies })).plainText).toBe('the end')
    expect(run(fragmentBodies)).toMatchObject({ problems: [], fences: [{ code: 'the end' }] })
  })

  it('stop both one level deeper', async () => {
    const fragmentBodies = chain(INCLUDE_LEVELS + 1)
    const tooDeep = /nested more than 5 deep/
    expect((await problemsOf(PAGE, { fragmentBodies })).join()).toMatch(tooDeep)
    const { problems, fences } = run(fragmentBodies)
    expect(problems.map(({ problem }) => problem).join()).toMatch(tooDeep)
    expect(fences).toEqual([])
  })
})
