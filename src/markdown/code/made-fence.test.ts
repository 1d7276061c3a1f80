import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from '../../records/fence-meta'
import { el } from './hast'
import { madeFence, madeOf, readMadeFence, type MadeFence } from './made-fence'

describe('a fence created by a component', () => {
  const made: MadeFence = {
    kind: 'program',
    fileName: 'send.py',
    download: '/examples/send.py',
    result: { columns: [{ name: 'a', type: 'INT' }], rows: [['1']], server: 'QuestDB 9.0.1' },
  }

  it('has the language, the title, and the code without the newline at its end', () => {
    expect(madeFence('python', 'Send rows', '  x = 1\n\n', made)).toMatchObject({
      type: 'code',
      lang: 'python',
      meta: 'title="Send rows"',
      value: '  x = 1',
    })
  })

  it('keeps quotes and backslashes of its title', () => {
    const title = 'Print "a\\b"'
    expect(parseFenceMeta(madeFence('python', title, 'x', made).meta).title).toBe(title)
  })

  it('passes its properties on to the element that it becomes', () => {
    const { data } = madeFence('python', 'Send rows', 'x', made)
    expect(readMadeFence(el('code', data?.hProperties as Record<string, string>, 'x'))).toEqual(made)
  })

  it('has its properties in the Markdown tree too', () => {
    expect(madeOf(madeFence('python', 'Send rows', 'x', made))).toEqual(made)
  })
})

describe('a fence written by an author', () => {
  it('has no such properties', () => {
    expect(madeOf({ type: 'code', lang: 'python', value: 'x' })).toBeUndefined()
    expect(readMadeFence(el('code', { className: ['language-python'] }, 'x'))).toBeUndefined()
    expect(readMadeFence({ type: 'element', tagName: 'code', children: [] })).toBeUndefined()
  })
})
