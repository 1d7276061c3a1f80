import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRINTED_SCHEMA } from '../../src/data-layer/schema/print-our-schema'

describe('schema.graphql', () => {
  const committed = fs.readFileSync('schema.graphql', 'utf8')

  it('is what the last build printed (if not: make schema)', () => {
    expect(committed).toBe(fs.readFileSync(PRINTED_SCHEMA, 'utf8'))
  })

  it('describes each field that is ours', () => {
    const gatsby = /^ {2}(id|parent|children|internal|child\w+)[:(]/
    const bare = committed
      .split('\n')
      .filter(
        (line, index, lines) =>
          /^ {2}\w+.*: /.test(line) && !gatsby.test(line) && !(lines[index - 1] ?? '').endsWith('"""'),
      )
    expect(bare).toEqual([])
  })
})
