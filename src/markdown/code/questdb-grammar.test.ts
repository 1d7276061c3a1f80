import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'
import { findLanguage } from './languages'
import { ROLES } from './theme'

const roleOfClass = new Map(
  ROLES.map(({ className, token }) => [className, token.replace('--code-', '')] as const),
)
const NAMES: Record<string, string> = {
  comment: 'comment',
  pink: 'keyword',
  yellow: 'string',
  purple: 'value',
  green: 'function',
  cyan: 'type',
  orange: 'variable',
  red: 'invalid',
}

/** The coloured words of a statement as `role:text`; plain text is left out. */
async function roles(sql: string): Promise<string[]> {
  const lines = await highlight(sql, findLanguage('questdb-sql')!)
  return lines
    .flat()
    .filter(({ className }) => className)
    .map(({ text, className }) => `${NAMES[roleOfClass.get(className!)!]}:${text.trim()}`)
}

/** The role of one word in a statement; 'plain' when it has no colour. */
async function roleOf(word: string, sql: string): Promise<string> {
  const found = (await roles(sql)).find((entry) => entry.endsWith(`:${word}`))
  return found?.split(':')[0] ?? 'plain'
}

describe('comments, strings and names', () => {
  it('reads line comments and nested block comments', async () => {
    expect(await roles('-- SELECT 1')).toEqual(['comment:-- SELECT 1'])
    expect((await roles('/* a /* b */ SELECT */ x')).every((entry) => entry.startsWith('comment'))).toBe(true)
    expect(await roleOf('SELECT', '/* a /* b */ c */ SELECT')).toBe('keyword')
  })

  it('ends a string at its quote and not at a doubled one', async () => {
    const found = await roles("select 'it''s' from t")
    expect(found.at(-1)).toBe('keyword:from')
    expect(found.filter((entry) => entry.startsWith('string')).map((entry) => entry.slice(7))).toEqual([
      "'it",
      "s'",
    ])
  })

  it('sees no words inside strings and quoted names', async () => {
    expect(await roles(`'select now()'`)).toEqual(["string:'select now()'"])
    expect(await roles('"select" , "order by"')).toEqual([])
  })

  it('marks the parts of an interval string', async () => {
    const found = await roles("'2025-07-01T00:00;2h;1d;5'")
    expect(found).toContain('value:2h')
    expect(found).toContain('value:1d')
    expect(found).toContain('value:5')
    expect(found[0]).toBe("string:'2025-07-01T00:00;")
  })

  it('takes other strings with a semicolon as they are', async () => {
    expect(await roles("'http::addr=localhost:9000;'")).toEqual(["string:'http::addr=localhost:9000;'"])
  })
})

describe('values', () => {
  it.each([
    '1',
    '1_000_000',
    '3.14',
    '.5',
    '1e-5',
    '10L',
    '1.5f',
    '0x1F',
    '15m',
    '1h',
    '1d',
    '100T',
    '#u33d',
    '##01',
    '#u33d/12',
    'true',
    'FALSE',
    'null',
    'NaN',
  ])('%s is a value', async (value) => {
    expect(await roles(`x, ${value} , y`)).toEqual([`value:${value}`])
  })

  it('leaves digits inside names alone', async () => {
    expect(await roles('col1, l2x, t1.c2')).toEqual([])
  })
})

describe('keywords', () => {
  it.each(['select', 'SELECT', 'Select'])('reads %s in any case', async (word) => {
    expect(await roles(`${word} x`)).toEqual([`keyword:${word}`])
  })

  it.each([
    'SAMPLE BY',
    'sample by',
    'LATEST ON',
    'PARTITION BY',
    'ALIGN TO CALENDAR',
    'align to first observation',
    'ASOF JOIN',
    'lt join',
    'LEFT OUTER JOIN',
    'UPSERT KEYS',
    'dedup upsert keys',
    'TIME ZONE',
    'with offset',
    'create materialized view',
    'refresh immediate',
    'union all',
    'partition by day',
    'in volume',
    'create service account',
  ])('reads the clause %s', async (clause) => {
    const found = await roles(`x ${clause} y`)
    expect(found.map((entry) => entry.replace('keyword:', '')).join(' ')).toBe(clause)
  })

  it('reads a clause over several blanks', async () => {
    expect(await roles('x sample   by y')).toEqual(['keyword:sample   by'])
  })

  it('takes words of clauses as column names where no clause is', async () => {
    expect(await roles('select user, type, level, token, rows, period from t')).toEqual([
      'keyword:select',
      'keyword:from',
    ])
    expect(await roleOf('user', 'create user bob')).toBe('plain')
    expect(await roles('create user bob')).toEqual(['keyword:create user'])
  })

  it('takes a word after a dot as a name', async () => {
    expect(await roles('t.left, t.timestamp, t.from')).toEqual([])
  })

  it('reads the words of a refresh schedule', async () => {
    const found = await roles("refresh every 1h start '2025-01-01' period (length 1d delay 2h)")
    expect(found.filter((entry) => entry.startsWith('keyword')).map((entry) => entry.slice(8))).toEqual([
      'refresh every',
      'start',
      'period',
      'length',
      'delay',
    ])
  })

  it('reads units after a number only', async () => {
    expect(await roleOf('weeks', 'ttl 2 weeks')).toBe('keyword')
    expect(await roleOf('weeks', 'select weeks from t')).toBe('plain')
  })
})

describe('functions', () => {
  it('need a parenthesis', async () => {
    expect(await roleOf('avg', 'select avg(price)')).toBe('function')
    expect(await roleOf('avg', 'select avg (price)')).toBe('function')
    expect(await roleOf('avg', 'select avg from t')).toBe('plain')
  })

  it.each([
    'dateadd',
    'COUNT',
    'first',
    'left',
    'tables',
    'long_sequence',
    'pg_catalog.version',
    'matmul',
    'l2price',
  ])('knows %s', async (name) => {
    expect(await roleOf(name, `select ${name}(x)`)).toBe('function')
  })

  it('are not the tables and words that a parenthesis may follow', async () => {
    expect(await roleOf('trades', 'insert into trades (a, b)')).toBe('plain')
    expect(await roleOf('IN', "WHERE a IN ('x')")).toBe('keyword')
    expect(await roleOf('and', 'where a and (b)')).toBe('keyword')
    expect(await roleOf('FILL', 'SAMPLE BY 1h FILL(0)')).toBe('keyword')
  })

  it('reads the words of FILL in its parentheses only', async () => {
    expect(await roleOf('prev', 'sample by 1h fill(prev, null)')).toBe('keyword')
    expect(await roleOf('prev', 'select prev from t')).toBe('plain')
  })
})

describe('types', () => {
  it('colours types of a table and not its columns', async () => {
    const found = await roles(
      'CREATE TABLE t (timestamp TIMESTAMP, symbol SYMBOL CAPACITY 256, place GEOHASH(6c), book DOUBLE[][])',
    )
    expect(found.filter((entry) => entry.startsWith('type'))).toEqual([
      'type:TIMESTAMP',
      'type:SYMBOL',
      'type:GEOHASH',
      'type:DOUBLE',
    ])
  })

  it('does the same in lower case', async () => {
    const found = await roles(
      'create table t (\n  timestamp timestamp,\n  date date,\n  "a b" varchar,\n  type symbol\n)',
    )
    expect(found.filter((entry) => entry.startsWith('type'))).toEqual([
      'type:timestamp',
      'type:date',
      'type:varchar',
      'type:symbol',
    ])
  })

  it('takes timestamp and symbol in a query as columns', async () => {
    const sql = 'select timestamp, symbol, date from t where symbol = x order by timestamp'
    expect((await roles(sql)).filter((entry) => entry.startsWith('type'))).toEqual([])
  })

  it('reads the designated timestamp as a clause', async () => {
    expect(await roles('x TIMESTAMP(ts)')).toEqual(['keyword:TIMESTAMP'])
  })

  it.each([
    ['x::double', 'double'],
    ['x::timestamp', 'timestamp'],
    ['cast(x as symbol)', 'symbol'],
    ['cast((a + 1) as GEOHASH(5c))', 'GEOHASH'],
    ['alter table t alter column s type varchar', 'varchar'],
    ['alter table t add column s long', 'long'],
    ["timestamp '2025-01-01'", 'timestamp'],
  ])('%s names a type', async (sql, type) => {
    expect(await roleOf(type, sql)).toBe('type')
  })

  it('ends CAST at its own parenthesis', async () => {
    expect(await roleOf('symbol', 'cast(f(x) as long) as symbol')).toBe('plain')
  })
})

describe('signs', () => {
  it('reads variables and parameters', async () => {
    expect(await roles('@lo')).toEqual(['variable:@lo'])
    expect(await roles('DECLARE @from := 1')).toEqual([
      'keyword:DECLARE',
      'variable:@from',
      'keyword::=',
      'value:1',
    ])
    expect(await roleOf('$1', 'where a = $1')).toBe('variable')
  })

  it('tells placeholders from comparisons', async () => {
    expect(await roles('<table_name>')).toEqual(['variable:<table_name>'])
    expect(await roleOf('<', 'where a <b and c> d')).toBe('keyword')
    expect(await roleOf('>', 'where a < b')).toBe('plain')
  })

  it.each(['::', ':=', '<>', '!=', '!~', '||', '<<', '>=', '-'])('%s is one operator', async (sign) => {
    expect(await roles(`a ${sign} b`)).toContain(`keyword:${sign}`)
  })
})
