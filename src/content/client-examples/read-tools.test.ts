import { afterEach, expect, it } from 'vitest'
import {
  KAFKA_FILES,
  recordTool,
  removeRoots,
  rootWith,
  writeExamples,
  type ExampleFiles,
} from '../../../tests/support/example-folder'
import { readTools } from './read-tools'

afterEach(removeRoots)

const MANIFEST = KAFKA_FILES['tools/kafka/tool.yml'] ?? ''

/** Messages about a tool whose files were changed after it was recorded. */
function messages(changed: ExampleFiles, record: Parameters<typeof recordTool>[2] = {}): string[] {
  const root = rootWith(KAFKA_FILES)
  recordTool(root, 'kafka', record)
  writeExamples(root, changed)
  const { problems, recordProblems } = readTools(root)
  return [...problems, ...recordProblems].map(({ message }) => message)
}

it('reads the files that pages may show, and the record', () => {
  const root = rootWith(KAFKA_FILES)
  recordTool(root, 'kafka')
  const { tools, problems, recordProblems } = readTools(root)
  expect([...problems, ...recordProblems]).toEqual([])
  expect(tools[0]?.files.map(({ name }) => name)).toEqual(['orders.json', 'conf/server.conf'])
  expect(tools[0]).toMatchObject({
    name: 'kafka',
    isStale: false,
    record: { outputs: { rows: 'count\n2\n' } },
  })
})

it.each([
  ['orders.json', 'order.json', /tool\.yml:2: the folder has no file order\.json\. add the file/],
  ['orders.json', '../go/plain.go', /tool\.yml:2: files: entry 1: is not inside the folder/],
  ['label: Kafka', 'lable: Kafka', /tool\.yml:1: unknown key "lable"/],
])('names file and line when "%s" becomes "%s"', (from, to, problem) => {
  expect(messages({ 'tools/kafka/tool.yml': MANIFEST.replace(from, to) }).join('\n')).toMatch(problem)
})

it('wants a script and a record', () => {
  const { 'tools/kafka/run.sh': _, ...files } = KAFKA_FILES
  const { problems, recordProblems } = readTools(rootWith(files))
  expect(problems.map(({ file }) => file)).toEqual(['content/examples/tools/kafka/run.sh'])
  expect(recordProblems.map(({ message }) => message)).toEqual([
    'content/examples/tools/kafka/records.json: the example of kafka has no record. run make programs TOOL=kafka RECORD=1.',
  ])
})

it('calls a record stale after an edit of any file, and incomplete without an output', () => {
  expect(messages({ 'tools/kafka/conf/server.conf': 'http.enabled=false\n' })).toEqual([
    expect.stringContaining('the example of kafka has been changed since it was recorded'),
  ])
  expect(messages({}, { outputs: { other: '' } })).toEqual([
    expect.stringContaining('the outputs in the record and in tool.yml differ: rows, other'),
  ])
})
