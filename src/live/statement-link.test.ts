import { expect, it } from 'vitest'
import { readStatementHash, statementHash } from './statement-link'

it('returns the statement that a link was made of', () => {
  const sql = 'SELECT \'100 %\', "a#b"\n  FROM trades -- é 🙂'
  expect(readStatementHash(statementHash(3, sql))).toEqual({ example: 3, sql })
})

it.each(['', '#examples', '#run=', '#run=x,1', '#run=1,%', `#run=1,${'x'.repeat(9000)}`])(
  'takes %.20s for another hash',
  (hash) => expect(readStatementHash(hash)).toBeUndefined(),
)
