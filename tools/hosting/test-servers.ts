import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '../../src/data-layer/outputs/compress-files'
import { freePort } from '../free-port'
import { requireNginx, startNginx, waitForNginx, writePrefix } from './nginx'

/** A server that tests compare with the other one. */
export interface TestServer {
  name: 'tools/serve.ts' | 'nginx'
  port: number
  process: ChildProcess
}

/** Both servers on one small site. */
export interface TestServers {
  servers: [TestServer, TestServer]
  /** Where nginx also answers over TLS. */
  tlsPort: number
  /** Folder of the site. */
  folder: string
  /** Lines of nginx's access log so far. */
  accessLog: () => string[]
  stop: () => void
}

/** A digest-named script of the site, larger than one packet. */
export const SCRIPT = '/app-0f1e2d3c4b5a69788796.js'

/** Content of {@link SCRIPT}. */
export const SCRIPT_TEXT = `console.log(${JSON.stringify('text '.repeat(500))})`

/** Large enough that a client which stops reading leaves the server in the middle of it, in bytes. */
const LARGE_SIZE = 32 * 1024 * 1024

/** Text that no response may contain. */
export const SECRET = 'the secret outside the site'

/**
 * Starts tools/serve.ts as a program of its own, and nginx.
 *
 * @param limitRate whether nginx limits the requests of a client, which a test that sends many has to avoid
 */
export async function startServers({ limitRate }: { limitRate: boolean }): Promise<TestServers> {
  const nginx = await requireNginx()
  const root = fs.mkdtempSync(path.join(tmpdir(), 'servers-'))
  const folder = path.join(root, 'public')
  await writeSite(root, folder)
  const certificate = path.join(root, 'certificate.pem')
  const key = path.join(root, 'key.pem')
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  const prefix = path.join(root, 'nginx')
  const { servePort, serveProcess, nginxPort, nginxProcess, tlsPort } = await startBoth((ports) => {
    const listen = [
      `listen 127.0.0.1:${ports.nginxPort} default_server;`,
      `listen 127.0.0.1:${ports.tlsPort} ssl http2 default_server;`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'include tls.conf;',
    ]
    writePrefix(nginx, { folder, prefix, listen: listen.join('\n'), limitRate })
    const serve = ['--import', 'tsx', 'tools/serve.ts', '--dir', folder, '--port', String(ports.servePort)]
    return {
      nginxProcess: startNginx(nginx, prefix),
      serveProcess: spawn(process.execPath, serve, { stdio: ['ignore', 'ignore', 'inherit'] }),
    }
  })
  return {
    servers: [
      { name: 'tools/serve.ts', port: servePort, process: serveProcess },
      { name: 'nginx', port: nginxPort, process: nginxProcess },
    ],
    tlsPort,
    folder,
    accessLog: () => fs.readFileSync(path.join(prefix, 'logs/access.log'), 'utf8').trim().split('\n'),
    stop: () => {
      nginxProcess.kill('SIGTERM')
      serveProcess.kill('SIGTERM')
      fs.rmSync(root, { recursive: true, force: true })
    },
  }
}

interface TestPorts {
  servePort: number
  nginxPort: number
  tlsPort: number
}

interface TestProcesses {
  serveProcess: ChildProcess
  nginxProcess: ChildProcess
}

/** Number of attempts to start the servers: between the choice of a port and its use, another program can take it. */
const ATTEMPTS = 3

/** Starts both servers on free ports, and waits until they accept connections. */
async function startBoth(start: (ports: TestPorts) => TestProcesses): Promise<TestPorts & TestProcesses> {
  for (let attempt = 1; ; attempt++) {
    const [servePort, nginxPort, tlsPort] = [await freePort(), await freePort(), await freePort()]
    const processes = start({ servePort, nginxPort, tlsPort })
    try {
      await waitForNginx(processes.nginxProcess, nginxPort, '127.0.0.1')
      await waitForNginx(processes.serveProcess, servePort, '127.0.0.1')
      for (const port of [nginxPort, servePort]) await expectTestSite(port)
      return { servePort, nginxPort, tlsPort, ...processes }
    } catch (error) {
      await Promise.all([ended(processes.nginxProcess), ended(processes.serveProcess)])
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Another program that took the port accepts connections too. */
async function expectTestSite(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/docs/quick-start/`)
  if (!(await answer.text()).includes('<title>Quick start</title>'))
    throw new Error(`another program uses port ${port}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function writeSite(root: string, folder: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => {
    const target = path.join(folder, name)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, content)
  }
  const page = (title: string) => `<!doctype html><title>${title}</title><p>${'A sentence. '.repeat(200)}</p>`
  write('index.html', page('Home'))
  write('404.html', page('Not here'))
  write('404/index.html', page('Not here'))
  write('docs/quick-start/index.html', page('Quick start'))
  write('docs/quick-start.md', '# Quick start')
  write('docs/short/index.html', '<title>Short</title>')
  write('page-data/docs/quick-start/page-data.json', JSON.stringify({ text: 'word '.repeat(500) }))
  write('sw.js', '// worker')
  write(SCRIPT, SCRIPT_TEXT)
  write('images/plan.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  write('images/unknown.xyz', 'data')
  write('manifest.webmanifest', '{}')
  write('large.bin', Buffer.alloc(LARGE_SIZE, 'x'))
  write('.env', SECRET)
  write('.git/config', SECRET)
  write('../secret.txt', SECRET)
  fs.symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'link.txt'))
  fs.symlinkSync(root, path.join(folder, 'up'))
  write(
    'redirects.json',
    JSON.stringify([
      { from: '/compare/influxdb/', to: '/blog/influxdb/', status: 301 },
      { from: '/old/', to: '/docs/quick-start/#start', status: 302 },
      { from: '/chat/', to: 'https://slack.example.org/?from=site', status: 302 },
    ]),
  )
  write('security-policy.json', JSON.stringify({ 'Content-Security-Policy': "default-src 'self'" }))
  await compressFiles(folder, path.join(root, 'cache'))
}

/** A response, read to its end. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request and reads the response. */
export function ask(
  port: number,
  pathname: string,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** Sends bytes as they are, and reads until the server closes the connection or says nothing for three seconds. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (part) => (received += part.toString('latin1')))
    // a server may reset the connection after its response
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve(received)
    })
  })
}
