import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readLanguage } from '../../src/content/client-examples/read-language'
import { readTools } from '../../src/content/client-examples/read-tools'
import type { ExampleRecord, ToolRecord } from '../../src/content/client-examples/schemas'

/** Files by path below content/examples. */
export type ExampleFiles = Record<string, string>

const KEY = { kid: 'admin', d: 'secret-d', x: 'public-x', y: 'public-y' }

/** A small program that contains the address and key of its manifest. */
const goCode = (port: number, more = '') => `package main\n\n// localhost:${port}${more}\nfunc main() {}\n`

/** A language with the four client kinds and an additional program, complete except for the records. */
export const GO_FILES: ExampleFiles = {
  'go/go.mod': 'module examples\n',
  'go/go.sum': 'sums\n',
  'go/examples.yml': `label: Go
examples:
  - name: plain
    title: Insert rows over TCP
    address: { host: localhost, port: 9009 }
  - name: auth
    title: Insert rows with a key
    header: |
      The key is in [the configuration](/docs/configuration/).
    address: { host: localhost, port: 9009 }
    auth: { kid: admin, d: secret-d, x: public-x, y: public-y }
  - name: auth-tls
    title: Insert rows with a key and TLS
  - name: from-conf
    title: Insert rows over HTTP
  - name: pgwire/pool
    title: Use a pool
    datasets: [trades]
    queries:
      - title: Number of rows
        sql: |
          SELECT count() FROM trades
`,
  'go/plain.go': goCode(9009),
  'go/auth.go': goCode(9009, ` ${Object.values(KEY).join(' ')} superadmin 19009`),
  'go/auth-tls.go': goCode(9009),
  'go/from-conf.go': goCode(9000),
  'go/pgwire/pool.go': goCode(8812),
  '../datasets/trades.sql': 'CREATE TABLE trades (x INT)\n',
}

/** The same language with fewer programs. */
export const PYTHON_FILES: ExampleFiles = {
  'python/requirements.txt': 'questdb==3.0.0\n',
  'python/examples.yml': `label: Python
examples:
  - name: pgwire/pool
    title: Use a pool
`,
  'python/pgwire/pool.py': 'print("pool")\n',
}

/** A tool with a file and two outputs. */
export const KAFKA_FILES: ExampleFiles = {
  'tools/kafka/tool.yml': `label: Kafka
files: [orders.json, conf/server.conf]
outputs:
  - { name: rows, language: text }
`,
  'tools/kafka/run.sh': 'echo done > "$OUT/rows.txt"\n',
  'tools/kafka/orders.json': '{ "topic": "orders" }\n',
  'tools/kafka/conf/server.conf': 'http.enabled=true\n',
}

/** A record as written by the runner. */
export function exampleRecord(digest: string, more: Partial<ExampleRecord> = {}): ExampleRecord {
  return {
    digest,
    ranWith: {
      client: 'questdb client 4.1.0',
      runtime: 'Go 1.26.8',
      server: 'QuestDB 9.0.1',
      date: '2026-11-22',
    },
    output: 'Sent 2 rows\n',
    queries: [],
    ...more,
  }
}

/** The rows returned by a query of {@link GO_FILES}. */
export const COUNTED = { columns: [{ name: 'count', type: 'LONG' }], rows: [['2']] }

const roots: string[] = []

/** Creates a root with these files in content/examples. */
export function rootWith(files: ExampleFiles): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'))
  roots.push(root)
  writeExamples(root, files)
  return root
}

/** Writes files below content/examples of a root. */
export function writeExamples(root: string, files: ExampleFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'content/examples', name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
}

/** Writes a record for each program of a language, like the runner. */
export function recordPrograms(
  root: string,
  language: string,
  change: (records: Record<string, ExampleRecord>) => unknown = () => undefined,
): void {
  const records = Object.fromEntries(
    readLanguage(root, language)
      .examples.filter(({ notRun }) => notRun === undefined)
      .map(({ name, digest, queries }) => [
        name,
        exampleRecord(digest, { queries: queries.map(() => COUNTED) }),
      ]),
  )
  change(records)
  writeExamples(root, { [`${language}/records.json`]: JSON.stringify(records, null, 2) })
}

/** Writes the record of a tool, like the runner. */
export function recordTool(root: string, tool: string, change: Partial<ToolRecord> = {}): void {
  const digest = readTools(root).tools.find(({ name }) => name === tool)?.digest ?? ''
  const ranWith = { versions: ['Apache Kafka 3.9.0'], server: 'QuestDB 9.0.1', date: '2026-11-22' }
  const record: ToolRecord = { digest, ranWith, outputs: { rows: 'count\n2\n' }, ...change }
  writeExamples(root, { [`tools/${tool}/records.json`]: JSON.stringify(record, null, 2) })
}

/** Removes what {@link rootWith} created. */
export function removeRoots(): void {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
}
