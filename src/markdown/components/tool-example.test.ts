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
import type { SiteFacts } from './site-facts'

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
      '<p class="ran-with">Ran with Apache Kafka 3.9.0 and QuestDB 9.0.1, November 22, 2026.</p>',
    )
    expect(texts).toEqual([{ anchor: null, heading: null, depth: 1, text: '', code: '' }])
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
