import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, requireBrowser, requireTestBrowser } from './find-browser'

let root: string
let folder: string
let other: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'find-browser-'))
  folder = path.join(root, 'first')
  other = path.join(root, 'second')
  mkdirSync(folder)
  mkdirSync(other)
  // Playwright's own browser must not be found on a machine that happens to have one
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', path.join(root, 'none'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

function program(file: string, script = 'exit 0'): string {
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

describe('findBrowser', () => {
  it('takes CHROMIUM_PATH before anything on PATH', () => {
    program(path.join(folder, 'chromium'))
    const chosen = program(path.join(root, 'mine'))
    expect(findBrowser({ PATH: folder, CHROMIUM_PATH: chosen })).toBe(chosen)
  })

  it('does not pass over a wrong CHROMIUM_PATH in silence', () => {
    program(path.join(folder, 'chromium'))
    expect(() => findBrowser({ PATH: folder, CHROMIUM_PATH: '/no/such/browser' })).toThrow('/no/such/browser')
  })

  it.each([
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
  ])('finds %s on PATH', (name) => {
    const browser = program(path.join(other, name))
    expect(findBrowser({ PATH: `${folder}:${other}` })).toBe(browser)
  })

  it('prefers the headless shell, even in a later folder', () => {
    program(path.join(folder, 'chromium'))
    const shell = program(path.join(other, 'chromium-headless-shell'))
    expect(findBrowser({ PATH: `${folder}:${other}` })).toBe(shell)
  })

  it('passes over folders and files that cannot be run', () => {
    mkdirSync(path.join(folder, 'google-chrome'))
    writeFileSync(path.join(folder, 'chromium'), 'not a program')
    const browser = program(path.join(other, 'chromium'))
    expect(findBrowser({ PATH: `${folder}::${other}` })).toBe(browser)
  })
})

describe('requireBrowser', () => {
  it('installs Chromium by apt-get when it may, after an update', async () => {
    program(
      path.join(folder, 'apt-get'),
      `echo "$DEBIAN_FRONTEND $*" >> ${root}/calls\n` +
        `if [ "$1" = install ]; then echo '#!/bin/sh' > ${folder}/chromium; /bin/chmod 755 ${folder}/chromium; fi`,
    )
    const found = await requireBrowser({ env: { PATH: folder }, isRoot: true })
    expect(found).toBe(path.join(folder, 'chromium'))
    expect(readFileSync(path.join(root, 'calls'), 'utf8')).toBe(
      'noninteractive update\nnoninteractive install --yes --no-install-recommends chromium\n',
    )
  })

  it('installs nothing when there is a browser', async () => {
    program(path.join(folder, 'apt-get'), `echo called > ${root}/calls`)
    const browser = program(path.join(folder, 'chromium'))
    expect(await requireBrowser({ env: { PATH: folder }, isRoot: true })).toBe(browser)
    expect(() => readFileSync(path.join(root, 'calls'))).toThrow()
  })

  it.each([
    ['the user is not root', false, 'exit 0'],
    ['apt-get fails', true, 'exit 100'],
  ])('says in one line what to run when %s', async (_, isRoot, script) => {
    program(path.join(folder, 'apt-get'), script)
    const failure = await requireBrowser({ env: { PATH: folder }, isRoot }).catch((error: unknown) =>
      String(error),
    )
    expect(failure).toContain('apt-get install chromium')
    expect(failure).toContain('CHROMIUM_PATH')
    expect(failure).not.toContain('\n')
  })

  it('says the same where there is no apt-get', async () => {
    await expect(requireBrowser({ env: { PATH: folder }, isRoot: true })).rejects.toThrow(
      'npx playwright install',
    )
  })
})

describe('requireTestBrowser', () => {
  const installsShell = () =>
    program(
      path.join(folder, 'apt-get'),
      `echo "$*" >> ${root}/calls\n` +
        `if [ "$1" = install ]; then echo '#!/bin/sh' > ${folder}/$4; /bin/chmod 755 ${folder}/$4; fi`,
    )

  it('installs the headless shell beside another browser', async () => {
    installsShell()
    program(path.join(folder, 'chromium'))
    const found = await requireTestBrowser({ env: { PATH: folder }, isRoot: true })
    expect(found).toBe(path.join(folder, 'chromium-headless-shell'))
  })

  it('takes the other browser if the headless shell cannot be installed', async () => {
    program(path.join(folder, 'apt-get'), 'exit 100')
    const browser = program(path.join(folder, 'chromium'))
    expect(await requireTestBrowser({ env: { PATH: folder }, isRoot: true })).toBe(browser)
    expect(await requireTestBrowser({ env: { PATH: folder }, isRoot: false })).toBe(browser)
  })

  it.each(['chosen', 'present'])('installs nothing if a browser is %s', async (reason) => {
    installsShell()
    const browser = program(path.join(folder, reason === 'present' ? 'chromium-headless-shell' : 'mine'))
    const env = { PATH: folder, CHROMIUM_PATH: reason === 'chosen' ? browser : undefined }
    expect(await requireTestBrowser({ env, isRoot: true })).toBe(browser)
    expect(() => readFileSync(path.join(root, 'calls'))).toThrow()
  })
})
