import { afterEach, describe, expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import {
  KAFKA_FILES,
  recordTool,
  removeRoots,
  rootWith,
  writeExamples,
} from '../../../tests/support/example-folder'
import { readTools } from '../../content/client-examples/read-tools'
import type { ToolEntry } from '../../content/client-examples/read-tools'
import type { SiteFacts } from './site-facts'
import { expanded } from './test-component'
import { toolFile, toolOutput } from './tool-example'

afterEach(removeRoots)

/** Facts of a site with a recorded tool, some of its files changed since. */
function siteWith(changed: Record<string, string> = {}): SiteFacts {
  const root = rootWith(KAFKA_FILES)
  recordTool(root, 'kafka')
  writeExamples(root, changed)
  return { ...siteFacts(), tools: readTools(root).tools }
}

describe('ToolFile', () => {
  it('shows a file in its language, under a title or its own name', async () => {
    const site = siteWith()
    const titled = '<ToolFile tool="kafka" file="orders.json" title="One order" />'
    const { html, markdown } = await compileText(titled, { site })
    expect(html).toContain('data-lang="json"')
    expect(html).toContain('<figcaption>One order</figcaption>')
    expect(html).toContain('<small>orders.json</small>')
    expect(markdown).toBe('**One order (orders.json)**\n\n```json\n{ "topic": "orders" }\n```\n')
    const untitled = await compileText('<ToolFile tool="kafka" file="conf/server.conf" />', { site })
    expect(untitled.html).toContain('data-lang="properties"')
    expect(untitled.html).toContain('<figcaption>conf/server.conf</figcaption>')
    expect(untitled.markdown).toMatch(/^\*\*conf\/server\.conf\*\*\n\n```properties\n/)
  })
})

it('ToolFile shows SQL of another product under its name', async () => {
  const kafka = KAFKA_FILES['tools/kafka/tool.yml'] ?? ''
  const root = rootWith({
    ...KAFKA_FILES,
    'tools/kafka/tool.yml': kafka.replace('files: [', 'files: [model.sql, '),
    'tools/kafka/model.sql': 'SELECT 1 FROM questdb.t;\n',
  })
  const site = { ...siteFacts(), tools: readTools(root).tools }
  const source = '<ToolFile tool="kafka" file="model.sql" foreign="MindsDB" />'
  const { html, markdown } = await compileText(source, { site })
  expect(html).toContain('data-lang="sql"')
  expect(html).toContain('<span>MindsDB</span>')
  expect(markdown).toContain('```sql\n')
})

describe('ToolOutput and RanWith', () => {
  const body = '<ToolOutput tool="kafka" name="rows" title="Rows" />\n\n<RanWith tool="kafka" />'

  it('show what was recorded', async () => {
    const { html, texts } = await compileText(body, { site: siteWith() })
    expect(html).toContain('<figcaption>Rows</figcaption>')
    expect(html).toContain(
      '<p class="ran-with">Tested with Apache Kafka 3.9.0 and QuestDB 9.0.1 on November 22, 2026.</p>',
    )
    expect(texts).toEqual([{ anchor: null, heading: null, depth: 1, text: '', code: '', codeAfter: [] }])
  })

  it('show rows that the server returned as a table, in the copy too', async () => {
    const root = rootWith(KAFKA_FILES)
    recordTool(root, 'kafka', { outputs: { rows: '"symbol","price"\n"BTC-USDT",107426.4\n' } })
    const site = { ...siteFacts(), tools: readTools(root).tools }
    const { html, markdown } = await compileText(body, { site })
    expect(html).toContain('<figcaption>Rows</figcaption></figure>')
    expect(html).toContain('<td class="num">107426.4</td>')
    expect(html).toContain('1 row')
    expect(html).not.toContain('Types and full timestamps')
    expect(markdown).toContain('| BTC-USDT | 107426.4 |')
    expect(markdown).not.toContain('"BTC-USDT"')
  })

  it('make an output in markdown part of the page', async () => {
    const root = rootWith({
      ...KAFKA_FILES,
      'tools/kafka/tool.yml': (KAFKA_FILES['tools/kafka/tool.yml'] ?? '').replace(
        'language: text',
        'language: markdown',
      ),
    })
    recordTool(root, 'kafka', { outputs: { rows: '| Rows |\n| --- |\n| 2 |\n' } })
    const { html } = await compileText(body, { site: { ...siteFacts(), tools: readTools(root).tools } })
    expect(html).toContain('<td>2</td>')
    expect(html).not.toContain('<figcaption>Rows')
  })

  it('show a notice after an edit', async () => {
    const { html } = await compileText(body, { site: siteWith({ 'tools/kafka/orders.json': '{}' }) })
    expect(html.match(/data-record-problem/g)).toHaveLength(2)
    expect(html).toContain('The example of kafka has changed since it was recorded.')
    expect(html).not.toContain('<figcaption>Rows')
  })
})

it.each([
  ['<ToolFile tool="kafak" file="orders.json" />', /:7: <ToolFile> has no tool "kafak"\. use .*: kafka/],
  [
    '<ToolFile tool="kafka" file="run.sh" />',
    /:7: .*no file "run\.sh" to show\. .*orders\.json, conf\/server/,
  ],
  ['<ToolOutput tool="kafka" name="row" />', /:7: .*kafka has no output "row"\. .*: rows/],
  ['<RanWith tool="kafak" />', /:7: <RanWith> has no tool "kafak"/],
])('%s stops the build', async (component, problem) => {
  expect((await problemsOf(`Text.\n\n${component}`, { site: siteWith() })).join('\n')).toMatch(problem)
})

const MODEL = { name: 'model.sql', text: 'SELECT 1;\n' }
const ORDERS = { name: 'conf/orders.json', text: '{}\n' }

/** Facts of a site with a tool that has two files and three outputs. */
function toolWith(outputs: Record<string, string> = {}, more: Partial<ToolEntry> = {}) {
  const names = ['rows', 'table', 'log']
  const tool = {
    name: 'kafka',
    files: [ORDERS, MODEL],
    manifest: {
      outputs: names.map((name) => ({ name, language: name === 'table' ? 'markdown' : 'text' })),
    },
    record: { digest: '', ranWith: { versions: [], server: 'QuestDB 9.0.1', date: '2026-11-22' }, outputs },
    isStale: false,
    ...more,
  } as unknown as ToolEntry
  return { site: { tools: [tool] } }
}

const made = (nodes: readonly unknown[]) =>
  JSON.parse(
    (nodes[0] as { data: { hProperties: { dataMade: string } } }).data.hProperties.dataMade,
  ) as unknown

describe('the fence of a ToolFile', () => {
  const shown = (attributes: Record<string, string>) =>
    expanded(toolFile, { tool: 'kafka', ...attributes }, toolWith()).nodes

  it('is named by the file, or has a title and the name of the file beside its language', () => {
    const named = shown({ file: 'conf/orders.json' })
    expect(named).toMatchObject([
      { type: 'code', lang: 'json', meta: 'title="conf/orders.json"', value: '{}' },
    ])
    expect(made(named)).toEqual({ kind: 'program' })
    const titled = shown({ file: 'conf/orders.json', title: 'Orders' })
    expect(titled).toMatchObject([{ lang: 'json', meta: 'title="Orders"' }])
    expect(made(titled)).toEqual({ kind: 'program', fileName: 'conf/orders.json' })
  })

  it('is SQL of another product with its flag, so that it is not highlighted as that of QuestDB', () => {
    expect(shown({ file: 'model.sql' })).toMatchObject([{ lang: 'questdb-sql', meta: 'title="model.sql"' }])
    const foreign = shown({ file: 'model.sql', foreign: 'MindsDB' })
    expect(foreign).toMatchObject([
      { lang: 'sql', meta: 'title="model.sql" foreign="MindsDB"', value: 'SELECT 1;' },
    ])
    expect(made(foreign)).toEqual({ kind: 'program' })
    expect(shown({ file: 'model.sql', title: 'Train', foreign: 'MindsDB' })).toMatchObject([
      { meta: 'title="Train" foreign="MindsDB"' },
    ])
  })
})

describe('the recorded output of a tool', () => {
  const shown = (attributes: Record<string, string>, ...[outputs, more]: Parameters<typeof toolWith>) =>
    expanded(toolOutput, { tool: 'kafka', ...attributes }, toolWith(outputs, more))

  it('has a title, which is Output unless the author writes one', () => {
    const outputs = { rows: '2 rows\n' }
    expect(shown({ name: 'rows' }, outputs).nodes).toMatchObject([
      { type: 'code', lang: 'text', meta: 'title="Output"', value: '2 rows' },
    ])
    const { nodes } = shown({ name: 'rows', title: 'Rows' }, outputs)
    expect(nodes).toMatchObject([{ meta: 'title="Rows"' }])
    expect(made(nodes)).toEqual({ kind: 'output' })
  })

  it('is nothing if the tool printed nothing', () => {
    expect(shown({ name: 'rows' }, { rows: ' \n' })).toMatchObject({ nodes: [], problems: [] })
  })

  it('is part of the page if it is Markdown', () => {
    expect(shown({ name: 'table' }, { table: '| Rows |\n| --- |\n| 2 |' }).html).toContain('<td>2</td>')
  })

  it('is a notice if it is not in the record, or if there is no valid record', () => {
    expect(shown({ name: 'log' }, { rows: '2 rows' }).html).toContain(
      'The example of kafka has changed since it was recorded. To show its outputs, run make programs TOOL=kafka RECORD=1.',
    )
    expect(shown({ name: 'log' }, {}, { record: undefined }).html).toContain(
      'The example of kafka has no record. To show its outputs,',
    )
    const stale = shown({ name: 'rows' }, { rows: '2 rows' }, { isStale: true })
    expect(stale.html).toContain('has changed since')
    expect(stale.html).not.toContain('2 rows')
  })
})

describe('an error of a tool', () => {
  const none = { files: [], manifest: { outputs: [] } } as unknown as Partial<ToolEntry>

  it.each([
    [
      toolFile,
      { file: 'model.sql' },
      undefined,
      '<ToolFile> has no tool "". use the name of a folder in content/examples/tools: kafka',
    ],
    [toolOutput, { tool: 'kafak' }, undefined, '<ToolOutput> has no tool "kafak". use the name of'],
    [
      toolFile,
      { tool: 'kafka', file: 'b.sql' },
      undefined,
      'content/examples/tools/kafka has no file "b.sql" to show. use one of the files in tool.yml: conf/orders.json, model.sql',
    ],
    [
      toolFile,
      { tool: 'kafka' },
      none,
      'kafka has no file "" to show. use one of the files in tool.yml: none yet',
    ],
    [
      toolOutput,
      { tool: 'kafka', name: 'row' },
      undefined,
      'content/examples/tools/kafka has no output "row". use one of the outputs in tool.yml: rows, table, log',
    ],
    [
      toolOutput,
      { tool: 'kafka' },
      none,
      'kafka has no output "". use one of the outputs in tool.yml: none yet',
    ],
  ])(
    'names the line, and what there is instead (%#)',
    (component, attributes: Record<string, string>, more, message) => {
      const { nodes, problems } = expanded(component, attributes, toolWith({}, more))
      expect(nodes).toEqual([])
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain('content/docs/test.mdx:7: ')
      expect(problems[0]).toContain(message)
    },
  )

  it('says so if there are no tools', () => {
    const { problems } = expanded(toolFile, { tool: 'kafka' }, { site: { tools: [] } })
    expect(problems).toEqual([expect.stringContaining('content/examples/tools: none yet.')])
  })
})
