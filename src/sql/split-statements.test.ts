import { describe, expect, it } from 'vitest'
import { splitStatements } from './split-statements'

const texts = (code: string) => splitStatements(code).map(({ sql }) => sql)

describe('splitStatements', () => {
  it('cuts at semicolons and leaves them out', () => {
    expect(texts('SELECT 1;\nSELECT 2')).toEqual(['SELECT 1', 'SELECT 2'])
  })

  it('leaves semicolons in strings, quoted names and comments alone', () => {
    const code = `SELECT 'a;b''c;' AS "x;y" -- no; end\n/* nor; here */ FROM t;`
    expect(texts(code)).toEqual([code.slice(0, -1)])
  })

  it('finds no statement in comments and stray semicolons', () => {
    expect(texts('-- SELECT 1;\n;;/* SELECT 2; */')).toEqual([])
  })

  it('says where each statement starts, behind the comments before it', () => {
    const code = 'SELECT 1;\n-- the second\nSELECT 2;\n'
    expect(splitStatements(code)[1]).toEqual({ sql: 'SELECT 2', start: code.indexOf('SELECT 2') })
  })
})
