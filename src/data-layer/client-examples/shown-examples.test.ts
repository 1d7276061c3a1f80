import { afterEach, describe, expect, it } from 'vitest'
import {
  GO_FILES,
  KAFKA_FILES,
  recordPrograms,
  recordTool,
  removeRoots,
  rootWith,
  writeExamples,
} from '../../../tests/support/example-folder'
import { clientExampleFields, toolExampleFields } from './example-fields'
import { shownExamples } from './shown-examples'

afterEach(removeRoots)

/** A root with programs and a tool, all recorded. */
function recordedRoot(): string {
  const root = rootWith({ ...GO_FILES, ...KAFKA_FILES })
  recordPrograms(root, 'go')
  recordTool(root, 'kafka')
  return root
}

describe('shownExamples', () => {
  it.each([
    ['go/plain.go', 'package main // localhost:9009, edited\n'],
    ['go/examples.yml', (GO_FILES['go/examples.yml'] ?? '').replace('over TCP', 'over plain TCP')],
    ['go/records.json', '{}'],
    ['tools/kafka/orders.json', '{}'],
    ['tools/kafka/records.json', '{}'],
  ])('has another digest, by which pages are compiled again, after an edit of %s', (file, text) => {
    const root = recordedRoot()
    const before = shownExamples(root).digest
    expect(shownExamples(root).digest).toBe(before)
    writeExamples(root, { [file]: text })
    expect(shownExamples(root).digest).not.toBe(before)
  })
})

describe('fields of nodes', () => {
  it('have what was recorded, and nothing after an edit', () => {
    const root = recordedRoot()
    const go = () => shownExamples(root).languages[0]?.examples ?? []
    expect(go().map(clientExampleFields)[4]).toMatchObject({
      name: 'pgwire/pool',
      language: 'go',
      kind: null,
      fileName: 'pgwire/pool.go',
      output: 'Sent 2 rows\n',
      queries: [{ title: 'Number of rows', columns: [{ name: 'count', type: 'LONG' }], rows: [['2']] }],
      ranWith: { runtime: 'Go 1.26.8', date: '2026-11-22' },
      notRun: null,
    })
    writeExamples(root, { 'go/go.sum': 'other sums\n' })
    expect(go().map(clientExampleFields)[4]).toMatchObject({
      output: null,
      queries: [{ title: 'Number of rows', columns: null, rows: null }],
      ranWith: null,
    })
  })

  it('tell the language of a tool’s files', () => {
    expect(shownExamples(recordedRoot()).tools.map(toolExampleFields)).toEqual([
      {
        tool: 'kafka',
        label: 'Kafka',
        files: [
          { name: 'orders.json', language: 'json', code: '{ "topic": "orders" }\n' },
          { name: 'conf/server.conf', language: 'properties', code: 'http.enabled=true\n' },
        ],
        outputs: [{ name: 'rows', language: 'text', text: 'count\n2\n' }],
        ranWith: { versions: ['Apache Kafka 3.9.0'], server: 'QuestDB 9.0.1', date: '2026-11-22' },
      },
    ])
  })
})
