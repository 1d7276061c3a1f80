import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../tools/free-port'
import { copyInto } from '../../tools/bench/site-copy'

const ROOT = process.cwd()

/**
 * A copy of the site in which a test can break things. Sources are copied, packages and git history are shared, and the
 * caches of the last build are included so that unchanged pages aren't compiled again. The copy is inside the project
 * because Gatsby's bundler doesn't follow packages outside it.
 */
export function copySite(name: string): string {
  const folder = copyInto(ROOT, path.join(ROOT, '.tmp', name))
  for (const kept of ['caches', 'caches-lmdb']) {
    const from = path.join(ROOT, '.cache', kept)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(folder, '.cache', kept), { recursive: true })
  }
  return folder
}

const ENVIRONMENT = {
  ...process.env,
  CI: 'true',
  // Gatsby would fetch its list of hosting adapters from the network.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  // Development as authors use it: with CI set, it would run the queries of all pages first and show no loading
  // indicator.
  GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  GITHUB_TOKEN: '',
  NODE_ENV: undefined,
  VITEST: undefined,
}

/** Runs `gatsby build` in a copy, and returns its exit code and output. */
export function build(
  folder: string,
  ...options: string[]
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = start(folder, ['build', ...options])
    let output = ''
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.on('close', (code) => {
      resolve({ code, output })
    })
  })
}

/** A development server in a copy. */
export interface Develop {
  origin: string
  /** Output so far. */
  output: () => string
  query: (query: string, variables?: object) => Promise<{ data?: unknown; errors?: { message: string }[] }>
  stop: () => void
}

/** Starts `gatsby develop` in a copy and waits until its GraphQL endpoint responds. */
export async function develop(folder: string): Promise<Develop> {
  const port = await freePort()
  const child = start(folder, ['develop', '--port', String(port), '--host', '127.0.0.1'])
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const origin = `http://127.0.0.1:${port}`
  const query = async (text: string, variables = {}) => {
    const ask = () =>
      fetch(`${origin}/___graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
      })
    // a server closes idle connections, which fetch notices too late
    const response = await ask().catch(ask)
    return (await response.json()) as { data?: unknown; errors?: { message: string }[] }
  }
  const deadline = Date.now() + 400_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`gatsby develop exited with ${child.exitCode}:\n${output}`)
    if (Date.now() > deadline) {
      end(child)
      throw new Error(`gatsby develop did not come up:\n${output}`)
    }
    try {
      await query('{ site { id } }')
      break
    } catch {
      await new Promise((done) => setTimeout(done, 500))
    }
  }
  return {
    origin,
    query,
    output: () => output,
    stop: () => {
      end(child)
    },
  }
}

function start(cwd: string, args: string[]): ChildProcess {
  return spawn(process.execPath, [path.join(ROOT, 'node_modules/gatsby/cli.js'), ...args], {
    cwd,
    // The history is the project's own; only the files are copied.
    env: { ...ENVIRONMENT, GIT_DIR: path.join(ROOT, '.git'), GIT_WORK_TREE: cwd },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Ends a process and its child processes. */
function end(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
}

/** Returns the commit date of a file as reported by git. */
export function gitDate(file: string): string {
  return execFileSync('git', ['log', '-1', '--format=%cI', '--', file], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim()
}
