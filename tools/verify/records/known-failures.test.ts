import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readKnownFailures } from './known-failures'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'known-failures-'))
  fs.mkdirSync(path.join(root, 'content'))
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

const write = (text: string) => {
  fs.writeFileSync(path.join(root, 'content/known-failures.yml'), text)
}

const ENTRY = `- page: concept/symbol
  statement: |
    SELECT a
    FROM t
  message: not supported
  reason: ' bug 1234 '
`

describe('readKnownFailures', () => {
  it('finds none without a file, and none in a file that only has comments', () => {
    expect(readKnownFailures(root)).toEqual([])
    write('# nothing fails\n')
    expect(readKnownFailures(root)).toEqual([])
  })

  it('reads the entries, without spaces around their texts', () => {
    write(ENTRY)
    expect(readKnownFailures(root)).toEqual([
      {
        page: 'concept/symbol',
        statement: 'SELECT a\nFROM t',
        message: 'not supported',
        reason: 'bug 1234',
      },
    ])
  })

  it.each([
    ['an entry without a reason', ENTRY.replace(/ {2}reason.*\n/, ''), 'reason'],
    ['a blank message', ENTRY.replace('not supported', "'  '"), 'message'],
    ['a key that does not exist', `${ENTRY}  until: 10.0\n`, 'until'],
    ['something else than a list', 'page: concept/symbol\n', 'expected array'],
  ])('says on one line what is wrong with %s, and what an entry needs', (_, text, named) => {
    write(text)
    expect(() => readKnownFailures(root)).toThrow(
      new RegExp(
        `^content/known-failures\\.yml: .*${named}.*: give each entry a page, statement, message, and reason$`,
      ),
    )
  })
})
