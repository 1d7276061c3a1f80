import fs from 'node:fs'
import path from 'node:path'
import type { Task } from '../../../src/records/plan-fence'
import { PageStopped, type Failure } from '../report/failure'
import { hidePlacesInText } from '../server/hide-places'
import { DEFAULT_PORTS, type Ports } from '../server/ports'
import type { Server } from '../server/server'
import { NotSettled, settle } from '../server/settle'
import { exampleEnvironment } from './example-environment'
import type { ExampleOutcome } from './example-outcome'
import type { RunContext } from './run-context'
import { runProcess, type ProcessResult } from './run-process'
import { toFlags } from '../../../src/records/record-flags'
import { toResponse } from './to-record'

type ShellTask = Extract<Task, { kind: 'shell' | 'shell-syntax' }>

/** Maximum duration of an example, in milliseconds. Some copy the files of a database, which takes seconds on a busy disk. */
const SHELL_LIMIT = 60_000

/** Prefix of the lines in which curl reports each call's status, separately from its output. */
const STATUS = /^@@status (\d{3})\n?/gm
const CURL_SETTINGS = 'silent\nshow-error\nwrite-out = "%{stderr}\\n@@status %{http_code}\\n"\n'

/**
 * Runs a shell example against the server and records its output. It succeeds if it exits with 0 and no call returned
 * an HTTP status of 400 or higher or an error of /exec; with `error=`, one of these must happen, and the output must
 * contain the text.
 * @throws {PageStopped} when a table is suspended
 */
export async function runShell(task: ShellTask, context: RunContext): Promise<ExampleOutcome> {
  const { fence, code } = task
  const { meta } = fence
  const place = { file: fence.place.file, line: fence.place.line, includedAt: fence.includedAt }
  const result = await runBash(pointAt(code, context.server), context.workFolder)
  const printed = (text: string) =>
    hidePlacesInText(text.replaceAll(`${context.workFolder}/`, ''), context.server)
  const statuses = [...result.stderr.matchAll(STATUS)].map(([, status]) => Number(status))
  const errors = printed(result.stderr.replace(STATUS, '')).trim()
  const output = printed(result.stdout)
  const hasFailed = result.exitCode !== 0 || statuses.some((status) => status >= 400) || reportsError(output)

  const fail = (problem: string): ExampleOutcome => {
    const shown = [...code.split('\n'), ...(output + '\n' + errors).trim().split('\n').slice(0, 20)]
    const failure: Failure = { ...place, problem, detail: shown }
    return { fence, orders: [], failures: [failure] }
  }
  if (result.timedOut) return fail(`the example took longer than ${SHELL_LIMIT / 1000} s`)
  if (meta.error === undefined && hasFailed)
    return fail(
      `the example failed (exit code ${result.exitCode}, HTTP ${statuses.join(', ') || 'status unknown'})`,
    )
  if (meta.error !== undefined && !(output + errors).includes(meta.error))
    return fail(`its output does not contain error="${meta.error}"`)
  if (meta.error !== undefined && !hasFailed)
    return fail('the example succeeded, but error= expects it to fail')

  try {
    await settle(context.server.client)
  } catch (error) {
    if (error instanceof NotSettled) throw new PageStopped({ ...place, problem: error.message, detail: [] })
    throw error
  }
  const text = hasFailed ? [output.trimEnd(), errors].filter(Boolean).join('\n') : output
  const actual = {
    language: 'bash' as const,
    index: fence.index,
    ...toFlags(meta),
    command: fence.code,
    response: toResponse(result.exitCode, statuses, text, meta.unordered),
  }
  return { fence, actual, orders: [], failures: [] }
}

/** Strings and braces of JSON. */
const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}]/g

/**
 * Whether an output contains an error response of the server: a line of JSON objects, one of which has an `error`. Its
 * status may be unknown, and a statement that fails after its first rows returns status 200 with the error at the end.
 * The key's position varies, and curl doesn't write a line break between two responses.
 */
export function reportsError(output: string): boolean {
  return output.split('\n').some((line) => line.startsWith('{') && objectsIn(line).some(hasError))
}

/** The objects at the outer level of a line. */
function objectsIn(line: string): string[] {
  const objects: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: token, index } of line.matchAll(JSON_TOKEN)) {
    if (token === '{' && depth++ === 0) start = index
    if (token === '}' && --depth === 0) objects.push(line.slice(start, index + 1))
  }
  return objects
}

function hasError(json: string): boolean {
  try {
    return typeof (JSON.parse(json) as { error?: unknown }).error === 'string'
  } catch {
    return false
  }
}

/** Checks the syntax of a shell example that isn't run; undefined if it is valid. */
export async function checkShellSyntax(task: ShellTask, folder: string): Promise<Failure | undefined> {
  const { place, includedAt } = task.fence
  const result = await runBash(task.code, folder, ['-n'])
  if (result.exitCode === 0) return undefined
  const detail = result.stderr
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?: line /, 'line '))
  return {
    file: place.file,
    line: place.line,
    includedAt,
    problem: 'bash reports a syntax error',
    detail,
  }
}

/** Replaces default addresses with those of the server. */
export function pointAt(code: string, { host, ports }: Server): string {
  let result = code
  for (const key of Object.keys(ports) as (keyof Ports)[])
    result = result.replace(
      new RegExp(`\\b(?:localhost|127\\.0\\.0\\.1):${DEFAULT_PORTS[key]}\\b`, 'g'),
      `${host}:${ports[key]}`,
    )
  return result
    .replace(/(-p\s*|--port[= ]|\bport=)8812\b/g, `$1${ports.pgWire}`)
    .replace(/(-h\s*|--host[= ]|\bhost=)(?:localhost|127\.0\.0\.1)\b/g, `$1${host}`)
}

/** Runs a script in a folder and ends it if it takes longer than `limit` milliseconds. */
export function runBash(
  code: string,
  folder: string,
  options = ['-e', '-o', 'pipefail'],
  limit = SHELL_LIMIT,
): Promise<ProcessResult> {
  const script = path.join(folder, '.example.sh')
  fs.writeFileSync(script, code + '\n')
  fs.writeFileSync(path.join(folder, '.curlrc'), CURL_SETTINGS)
  const env = exampleEnvironment({
    CURL_HOME: folder,
    PGPASSWORD: 'quest',
    PAGER: 'cat',
    LC_ALL: 'C.UTF-8',
  })
  return runProcess(['bash', ...options, script], { cwd: folder, env, limit })
}
