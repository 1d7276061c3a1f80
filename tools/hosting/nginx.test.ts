import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findNginx } from './nginx'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
})
afterEach(() => {
  fs.rmSync(folder, { recursive: true })
})

/** Puts an nginx on PATH that only tells where its modules are. */
function pretend(modules: string): void {
  fs.writeFileSync(
    path.join(folder, 'nginx'),
    `#!/bin/sh\necho "configure arguments: --prefix=/x --modules-path=${modules} --with-debug" >&2\n`,
    { mode: 0o755 },
  )
}

it('finds nginx on PATH, and the module where that nginx looks for it', () => {
  pretend(folder)
  fs.writeFileSync(path.join(folder, 'ngx_http_brotli_static_module.so'), '')
  expect(findNginx({ PATH: folder })).toEqual({
    executable: path.join(folder, 'nginx'),
    module: path.join(folder, 'ngx_http_brotli_static_module.so'),
  })
})

it('says in one line how to get the module', () => {
  pretend(folder)
  expect(() => findNginx({ PATH: folder })).toThrow(
    /^nginx lacks its module brotli_static \(.*\): run `sudo apt-get install nginx-light libnginx-mod-http-brotli-static`/,
  )
})
