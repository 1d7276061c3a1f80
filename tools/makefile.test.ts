import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'

const makefile = fs.readFileSync('Makefile', 'utf8')
const programs = [
  ...new Set([...makefile.matchAll(/\$\(RUN\) (tools\/\S+\.ts)/g)].map(([, file = '']) => file)),
]

it('runs programs that Node can start as they are', async () => {
  expect(programs.length).toBeGreaterThan(5)
  for (const file of programs)
    // as tsx does for a package without "type": an `await` outside of functions is refused
    await expect(
      transform(fs.readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', logLevel: 'silent' }),
      file,
    ).resolves.toBeTruthy()
})

/** The commands that `make` would run. */
function commandsOf(args: string[], env: Record<string, string> = {}): string {
  // what an outer `make` passes on
  const { MAKEFLAGS: _flags, MAKEOVERRIDES: _overrides, HOST: _host, ...outer } = process.env
  return spawnSync('make', ['-n', ...args], { env: { ...outer, ...env }, encoding: 'utf8' }).stdout
}

it('serves the network only if HOST is an argument, because some shells set a variable of the same name', () => {
  expect(commandsOf(['serve'], { HOST: 'x86_64-conda-linux-gnu' })).not.toContain('--host')
  expect(commandsOf(['serve', 'HOST=0.0.0.0'])).toContain("--host '0.0.0.0'")
})

it.each([
  ['rename', ['FROM', 'TO']],
  ['page', ['ROUTE', 'KIND', 'TITLE', 'SECTION']],
])('does not hand the arguments of make %s to a shell', (command, names) => {
  const commands = commandsOf([command, ...names.map((name) => `${name}=$$(echo harm)`)])
  expect(commands).toContain(`tools/${command === 'page' ? 'new-page' : 'rename-page'}/main.ts`)
  expect(commands).not.toContain('harm')
})
