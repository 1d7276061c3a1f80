import { describe, expect, it } from 'vitest'
import type { PageRecord } from './record-format'
import { recordText } from './record-text'

const record: PageRecord = {
  engine: '9.0.1',
  examples: [
    {
      language: 'questdb-sql',
      index: 0,
      volatile: undefined,
      sql: 'SELECT 1;\nEXPLAIN SELECT 1;',
      statements: [
        {
          kind: 'rows',
          sql: 'SELECT 1',
          columns: [{ name: 'x', type: 'LONG' }],
          rows: [['1'], [null], ['a "b"']],
          rowCount: 3,
        },
        { kind: 'plan', sql: 'EXPLAIN SELECT 1', lines: ['VirtualRecord', '  functions: [1]'] },
      ],
    },
  ],
}

describe('recordText', () => {
  it('is JSON of the same record', () => {
    expect(JSON.parse(recordText(record))).toEqual(JSON.parse(JSON.stringify(record)))
  })

  it('gives every row, column and line of a plan a line of its own', () => {
    const lines = recordText(record)
      .split('\n')
      .map((line) => line.trim())
    for (const line of [
      '["1"],',
      '[null],',
      '["a \\"b\\""]',
      '{ "name": "x", "type": "LONG" }',
      '"VirtualRecord",',
    ])
      expect(lines).toContain(line)
  })

  it('is indented like other JSON, apart from short lists', () => {
    expect(recordText(record)).toBe(`{
  "engine": "9.0.1",
  "examples": [
    {
      "language": "questdb-sql",
      "index": 0,
      "sql": "SELECT 1;\\nEXPLAIN SELECT 1;",
      "statements": [
        {
          "kind": "rows",
          "sql": "SELECT 1",
          "columns": [
            { "name": "x", "type": "LONG" }
          ],
          "rows": [
            ["1"],
            [null],
            ["a \\"b\\""]
          ],
          "rowCount": 3
        },
        {
          "kind": "plan",
          "sql": "EXPLAIN SELECT 1",
          "lines": [
            "VirtualRecord",
            "  functions: [1]"
          ]
        }
      ]
    }
  ]
}
`)
  })

  it('keeps the statuses and the template of an example on one line, and empty lists too', () => {
    const shell: PageRecord = {
      engine: '9.0.1',
      examples: [
        {
          language: 'bash',
          index: 1,
          template: { table: 'trades', column: 'price' },
          command: 'curl <table>',
          response: { exitCode: 0, statuses: [200, 400], lines: [], lineCount: 0 },
        },
        {
          language: 'bash',
          index: 2,
          command: 'psql',
          response: { exitCode: 1, statuses: [], lines: [''], lineCount: 1 },
        },
      ],
    }
    expect(recordText(shell)).toBe(`{
  "engine": "9.0.1",
  "examples": [
    {
      "language": "bash",
      "index": 1,
      "template": { "table": "trades", "column": "price" },
      "command": "curl <table>",
      "response": {
        "exitCode": 0,
        "statuses": [200, 400],
        "lines": [],
        "lineCount": 0
      }
    },
    {
      "language": "bash",
      "index": 2,
      "command": "psql",
      "response": {
        "exitCode": 1,
        "statuses": [],
        "lines": [
          ""
        ],
        "lineCount": 1
      }
    }
  ]
}
`)
  })

  it('prints lists in lists, nulls and empty objects', () => {
    expect(recordText({ rows: [['a', null], []], nothing: null, none: {}, list: [['a'], null, true] }))
      .toBe(`{
  "rows": [
    ["a", null],
    []
  ],
  "nothing": null,
  "none": {},
  "list": [
    [
      "a"
    ],
    null,
    true
  ]
}
`)
  })
})
