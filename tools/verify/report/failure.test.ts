import { describe, expect, it } from 'vitest'
import { ContentError } from '../../../src/base/content-error'
import { contentFailure, PageStopped, printFailure } from './failure'

describe('printFailure', () => {
  it('begins with the place, so that an editor can open it, and indents the details', () => {
    expect(
      printFailure({
        file: 'content/docs/p.mdx',
        line: 42,
        problem: 'the rows differ',
        detail: ['- 1', '+ 2'],
      }),
    ).toEqual(['content/docs/p.mdx:42: the rows differ', '    - 1', '    + 2'])
  })

  it('names only the file of a problem without a line', () => {
    expect(printFailure({ file: 'a.yml', problem: 'is missing', detail: [] })).toEqual(['a.yml: is missing'])
  })

  it('names the page that includes a fragment', () => {
    const includedAt = { file: 'content/docs/p.mdx', line: 3 }
    expect(printFailure({ file: 'f.mdx', line: 7, includedAt, problem: 'no', detail: [] })).toEqual([
      'f.mdx:7 (included at content/docs/p.mdx:3): no',
    ])
  })
})

describe('contentFailure', () => {
  it('says what is wrong and what to write instead', () => {
    expect(contentFailure(new ContentError('p.mdx', 5, 'unknown flag "x"', 'remove it'))).toEqual({
      file: 'p.mdx',
      line: 5,
      problem: 'unknown flag "x": remove it',
      detail: [],
    })
  })
})

describe('PageStopped', () => {
  it('carries the failure, and its problem as the message', () => {
    const failure = { file: 'p.mdx', problem: 'table t is suspended', detail: [] }
    const error = new PageStopped(failure)
    expect(error).toMatchObject({ name: 'PageStopped', message: 'table t is suspended' })
    expect(error.failure).toBe(failure)
  })
})
