import { describe, expect, it } from 'vitest'
import { RuleAnchors } from './rule-anchors'

describe('RuleAnchors', () => {
  it('makes ids of names', () => {
    expect([...new RuleAnchors().add(['createTable', 'column_def'])]).toEqual([
      ['createTable', 'syntax-createtable'],
      ['column_def', 'syntax-column-def'],
    ])
  })

  it('keeps the plain id for the first of a name', () => {
    const anchors = new RuleAnchors()
    anchors.add(['a'])
    expect(anchors.add(['a', 'A']).get('A')).toBe('syntax-a-3')
    expect(anchors.get('a')).toBe('syntax-a')
    expect(anchors.get('b')).toBeUndefined()
  })
})
