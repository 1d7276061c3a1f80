/** hosting/Dockerfile and the compose files, without Docker: the files that they name exist and fit together. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { requireNginx, writePrefix } from './nginx'

interface Compose {
  services: Record<string, { volumes?: string[] }>
}

/** Files and folders of `hosting` that a service mounts, with the path in its container. */
function mounts(service: string): [source: string, target: string][] {
  const { services } = parse(fs.readFileSync('hosting/compose.questdb.yml', 'utf8')) as Compose
  return (services[service]?.volumes ?? [])
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => {
      const [source = '', target = ''] = volume.split(':')
      return [path.join('hosting', source), target]
    })
}

it('copies only files into the image that exist and that .dockerignore includes', () => {
  const dockerfile = fs.readFileSync('hosting/Dockerfile', 'utf8')
  const included = fs.readFileSync('hosting/Dockerfile.dockerignore', 'utf8').split('\n')
  const sources = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, source = '']) => source)
  expect(sources).toEqual(['hosting/nginx', 'public'])
  for (const source of sources) expect(included).toContain(`!${source}`)
  // the build writes public/
  expect(fs.existsSync('hosting/nginx/nginx.conf')).toBe(true)
})

it.each(['site', 'questdb'])('mounts only files into %s that exist', (service) => {
  const sources = mounts(service).map(([source]) => source)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((source) => !fs.existsSync(source))).toEqual([])
})

it('mounts the configuration of QuestDB, with an address that containers can reach', () => {
  expect(mounts('questdb')).toContainEqual([
    'hosting/questdb/server.conf',
    '/var/lib/questdb/conf/server.conf',
  ])
  const { services } = parse(fs.readFileSync('hosting/compose.questdb.yml', 'utf8')) as {
    services: { questdb: { environment: object } }
  }
  // every other setting comes from server.conf
  expect(services.questdb.environment).toEqual({ QDB_HTTP_BIND_TO: '0.0.0.0:9000' })
})

it('mounts files that the nginx of the site includes', async () => {
  const nginx = await requireNginx()
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-'))
  try {
    writePrefix(nginx, { folder: root, prefix: root, listen: 'listen 127.0.0.1:1;' })
    for (const [source, target] of mounts('site'))
      fs.cpSync(source, path.join(root, path.relative('/etc/nginx/site', target)), { recursive: true })
    const upstream = path.join(root, 'questdb/upstream.conf')
    const text = fs.readFileSync(upstream, 'utf8')
    expect(text).toContain('server questdb:9000;')
    // nginx resolves names when it reads them
    fs.writeFileSync(upstream, text.replace('questdb:9000', '127.0.0.1:9000'))
    const all = execFileSync(
      nginx.executable,
      ['-T', '-p', root, '-c', path.join(root, 'nginx.conf'), '-e', 'stderr'],
      { encoding: 'utf8', stdio: 'pipe' },
    )
    expect(all).toMatch(/location = \/questdb\/exec \{\s+include questdb\/exec\.conf;/)
    expect(all).toContain('limit_conn questdb_all 24;')
  } finally {
    fs.rmSync(root, { recursive: true })
  }
})
