import fs from 'node:fs'
import path from 'node:path'
import { TOOLS_FOLDER, type ToolEntry } from '../../../src/content/client-examples/read-tools'
import type { ToolRecord } from '../../../src/content/client-examples/schemas'
import { ownValue } from '../../../src/base/own-value'
import type { Difference } from '../../../src/records/compare/compare-statement'
import { exampleEnvironment } from '../../verify/run/example-environment'
import { runProcess } from '../../verify/run/run-process'
import { resetDatabase } from '../../verify/server/reset-database'
import { replacePorts, restorePorts, type ReservedPorts } from '../server/addresses'
import { Relays } from '../server/relays'
import type { Servers } from '../server/servers'
import { Workspace } from '../workspace'
import { compareOutput } from './compare-record'

/** Result of a tool's example. */
export interface ToolResult {
  tool: ToolEntry
  ran?: true
  notRun?: string
  problems: Difference[]
  record?: ToolRecord
  seconds: number
}

/** Timeout of a tool's example in milliseconds. */
const TOOL_LIMIT = 15 * 60_000

const EXTENSIONS = ['txt', 'csv', 'json']

/** Runs `run.sh` of a tool on an empty database, and reads its outputs and versions. */
export async function runTool(
  root: string,
  tool: ToolEntry,
  { ports, base }: ReservedPorts,
  servers: Servers,
  cache: string,
): Promise<ToolResult> {
  const result: ToolResult = { tool, problems: [], seconds: 0 }
  const workspace = new Workspace(path.join(cache, `tools-${base}`, tool.name))
  workspace.emptyFolder('project')
  workspace.sync(readFiles(path.join(root, TOOLS_FOLDER, tool.name), (text) => replacePorts(text, ports)))
  const out = workspace.emptyFolder('out')
  const lasting = workspace.path('cache')
  fs.mkdirSync(lasting, { recursive: true })
  const server = await servers.get('open')
  await resetDatabase(server.client)
  const [java, jar] = await servers.engine()
  const relays = new Relays(ports)
  await relays.open(server.ports)
  const started = Date.now()
  const ended = await runProcess(['bash', 'run.sh'], {
    cwd: workspace.project,
    limit: TOOL_LIMIT,
    env: exampleEnvironment({
      QUESTDB_HTTP: String(ports.http),
      QUESTDB_ILP: String(ports.line),
      QUESTDB_PG: String(ports.pgWire),
      QUESTDB_METRICS: String(ports.minHttp),
      QUESTDB_ROOT: server.root,
      QUESTDB_JAVA: java,
      QUESTDB_JAR: jar,
      LIB: path.join(root, 'tools/programs/questdb.sh'),
      OUT: out,
      CACHE: lasting,
    }),
  })
  result.seconds = (Date.now() - started) / 1000
  await relays.close()
  if (ended.timedOut || ended.exitCode !== 0) {
    const how = ended.timedOut
      ? `takes longer than ${TOOL_LIMIT / 60_000} minutes`
      : `ended with exit code ${ended.exitCode}`
    const detail = restorePorts(`${ended.stdout}\n${ended.stderr}`, ports).trim().split('\n').slice(-40)
    result.problems.push({ problem: `run.sh ${how}`, detail })
    return result
  }
  const outputs = tool.manifest.outputs.flatMap(({ name }) => {
    const file = EXTENSIONS.map((extension) => path.join(out, `${name}.${extension}`)).find((each) =>
      fs.existsSync(each),
    )
    if (file) return [[name, restorePorts(fs.readFileSync(file, 'utf8'), ports).trimEnd()] as const]
    result.problems.push({ problem: `run.sh did not write the output "${name}" to $OUT`, detail: [] })
    return []
  })
  const versions = path.join(out, 'versions.txt')
  if (!fs.existsSync(versions))
    result.problems.push({ problem: 'run.sh did not write $OUT/versions.txt', detail: [] })
  if (result.problems.length > 0) return result
  result.ran = true
  result.record = {
    digest: tool.digest,
    ranWith: {
      versions: fs
        .readFileSync(versions, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== ''),
      server: `QuestDB ${server.version}`,
      date: new Date().toISOString().slice(0, 10),
    },
    outputs: Object.fromEntries(outputs),
  }
  return result
}

/** Returns how a tool's outputs and versions differ from its record. */
export function compareTool(
  { name, record, isStale }: Pick<ToolEntry, 'name' | 'record' | 'isStale'>,
  actual: ToolRecord,
): Difference[] {
  if (!record || isStale) {
    const what = record ? 'has been changed since it was recorded' : 'has no record'
    return [
      { problem: `the example of ${name} ${what}: run make programs TOOL=${name} RECORD=1`, detail: [] },
    ]
  }
  return [
    compareOutput(
      record.ranWith.versions.join('\n'),
      actual.ranWith.versions.join('\n'),
      'the list of versions',
    ),
    ...Object.entries(actual.outputs).map(([output, text]) =>
      compareOutput(ownValue(record.outputs, output) ?? '', text, `the output "${output}"`),
    ),
  ].filter((each) => each !== undefined)
}

/** Reads all files in a folder by relative path; `replace` is applied to text files. */
function readFiles(folder: string, replace: (text: string) => string): Map<string, string | Buffer> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = fs.readFileSync(file)
      return [path.relative(folder, file), content.includes(0) ? content : replace(content.toString('utf8'))]
    }),
  )
}
