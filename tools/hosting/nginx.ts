import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installByApt, isExecutable } from '../../src/base/install-by-apt'
import { securityHeaders } from '../../src/hosting/policy'
import { readRedirects } from '../../src/hosting/redirects'
import { headersConf, redirectsConf } from '../../src/hosting/nginx-files'

/** Packages of Debian and Ubuntu that contain nginx and the module. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const

const MODULE = 'ngx_http_brotli_static_module.so'

const REMEDY =
  `run \`sudo apt-get install ${PACKAGES.join(' ')}\` on Debian or Ubuntu, ` +
  'or `docker compose -f hosting/compose.yml up --build` to run the site in a container'

/** An installed nginx. */
export interface Nginx {
  executable: string
  /** Path of the module brotli_static. */
  module: string
}

/**
 * Looks for nginx on PATH and in /usr/sbin, and for its module brotli_static.
 *
 * @throws with one line that says how to get what is missing
 */
export function findNginx(env: Record<string, string | undefined> = process.env): Nginx {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  const executable = folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable)
  if (!executable) throw new Error(`nginx is not installed: ${REMEDY}`)
  const settings = spawnSync(executable, ['-V'], { encoding: 'utf8' }).stderr
  const module = path.join(/--modules-path=(\S+)/.exec(settings)?.[1] ?? '/usr/lib/nginx/modules', MODULE)
  if (!fs.existsSync(module)) throw new Error(`nginx lacks its module brotli_static (${module}): ${REMEDY}`)
  return { executable, module }
}

/**
 * Like {@link findNginx}, but installs nginx by apt-get where that is possible (root, apt-get present).
 *
 * @throws with one line that says how to get what is missing
 */
export async function requireNginx(): Promise<Nginx> {
  try {
    return findNginx()
  } catch (error) {
    if (process.getuid?.() !== 0) throw error
    await installByApt(PACKAGES)
    return findNginx()
  }
}

/** What nginx serves and where. */
export interface NginxSite {
  /** Built files. */
  folder: string
  /** For configuration, logs and temporary files; created if it does not exist. */
  prefix: string
  /** Directives of `listen.conf` in addition to `root`. */
  listen: string
  /** Limits per client address; without them for measurements. */
  limitRate?: boolean
  /** Host and port of a QuestDB that runs statements at `/questdb/exec`. */
  questdb?: string
}

/** Writes the configuration of `hosting/nginx` for a site that is served from a folder of its own. */
export function writePrefix(
  { module }: Nginx,
  { folder, prefix, listen, limitRate = true, questdb }: NginxSite,
): void {
  for (const name of ['logs', 'tmp', 'generated']) fs.mkdirSync(path.join(prefix, name), { recursive: true })
  const source = path.resolve('hosting/nginx')
  for (const name of fs.readdirSync(source).filter((one) => one.endsWith('.conf')))
    fs.copyFileSync(path.join(source, name), path.join(prefix, name))
  if (questdb !== undefined) copyQuestdbConf(prefix, questdb)
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(prefix, name), text)
  }
  write('modules.conf', `load_module ${module};\n`)
  const root = path.resolve(folder)
  write('listen.conf', `${listen}\nroot "${root}";\ndisable_symlinks on "from=${root}";\n`)
  if (!limitRate) write('rate.conf', '')
  write('generated/headers.conf', headersConf(securityHeaders(folder)))
  write('generated/redirects.conf', redirectsConf(readRedirects(folder)))
}

/** Copies the files of `hosting/questdb/nginx` into a configuration that includes them. */
export function copyQuestdbConf(prefix: string, address: string): void {
  const folder = path.join(prefix, 'questdb')
  fs.cpSync('hosting/questdb/nginx', folder, { recursive: true })
  const file = path.join(folder, 'upstream.conf')
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('127.0.0.1:9000', address))
}

/** Starts nginx in the foreground with the configuration of a prefix. It ends with this process's terminal. */
export function startNginx({ executable }: Nginx, prefix: string): ChildProcess {
  // root would start workers as a user who may not be able to read the site
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const args = [
    '-p',
    prefix,
    '-c',
    path.join(prefix, 'nginx.conf'),
    '-e',
    'stderr',
    '-g',
    `daemon off;${user}`,
  ]
  return spawn(executable, args, { stdio: 'inherit' })
}

/**
 * Waits until nginx accepts connections.
 *
 * @throws when it ends instead
 */
export async function waitForNginx(child: ChildProcess, port: number, host: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('nginx exited. Its messages are shown above')
    if (await accepts(port, host)) return
    await wait(50)
  }
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })
}
