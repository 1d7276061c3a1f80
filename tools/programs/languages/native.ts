import fs from 'node:fs'
import path from 'node:path'
import type { Workspace } from '../workspace'
import { flatName, type Language, type Requirement } from './language'
import { CARGO, CARGO_ENV } from './rust'
import { python } from './python'

/** System libraries required by the client library. */
const SYSTEM_LIBRARIES =
  process.platform === 'darwin'
    ? ['-framework', 'Security', '-framework', 'CoreFoundation']
    : ['-lpthread', '-ldl', '-lm']

/** The client library for C and C++, built once for each version. */
interface ClientLibrary {
  version: string
  include: string
  archive: string
}

/** Each file is a separate program, linked with the static client library. */
function nativeLanguage(compiler: Requirement, standard: string): Language {
  return {
    requirements: [compiler, CARGO, ...python.requirements],
    async build(workspace, sources) {
      const library = await buildLibrary(workspace)
      const bin = workspace.path('bin')
      fs.mkdirSync(bin, { recursive: true })
      for (const source of sources) {
        const file = path.join(workspace.project, source.fileName)
        const output = path.join(bin, flatName(source))
        if (isNewer(output, [file, library.archive])) continue
        const options = [`-std=${standard}`, '-Wall', '-Wextra', '-O1', `-I${library.include}`]
        const inputs = [file, library.archive, ...SYSTEM_LIBRARIES]
        await workspace.build([compiler.program, ...options, '-o', output, ...inputs])
      }
      return {
        runtime: compilerVersion(await workspace.build([compiler.program, '--version'])),
        command: (source) => [path.join(bin, flatName(source))],
        client: ({ code }) =>
          code.includes('questdb/ingress/') ? `c-questdb-client ${library.version}` : '',
      }
    },
  }
}

/** C11. */
export const c = nativeLanguage(
  {
    program: 'cc',
    check: ['--version'],
    name: 'A C compiler',
    install: 'install one (Debian: apt install gcc libc6-dev, macOS: xcode-select --install)',
  },
  'c11',
)

/** C++17. */
export const cpp = nativeLanguage(
  {
    program: 'c++',
    check: ['--version'],
    name: 'A C++ compiler',
    install: 'install one (Debian: apt install g++, macOS: xcode-select --install)',
  },
  'c++17',
)

/** Downloads and builds the source package specified in client.txt, which contains the library. */
async function buildLibrary(workspace: Workspace): Promise<ClientLibrary> {
  const requirement = workspace.read('client.txt').trim()
  // C and C++ share it
  const folder = path.join(path.dirname(workspace.folder), requirement.replace('==', '-client-'))
  const sources = path.join(folder, 'c-questdb-client')
  if (!fs.existsSync(sources)) await unpack(workspace, requirement, folder)
  const target = path.join(folder, 'target')
  const archive = path.join(target, 'debug', 'libquestdb_client.a')
  await workspace.build(
    ['cargo', 'rustc', '--quiet', '--locked', '--lib', '--crate-type', 'staticlib'],
    { ...CARGO_ENV, CARGO_TARGET_DIR: target },
    path.join(sources, 'questdb-rs-ffi'),
  )
  const cmake = fs.readFileSync(path.join(sources, 'CMakeLists.txt'), 'utf8')
  const version = /project\(c-questdb-client VERSION ([\d.]+)\)/.exec(cmake)?.[1] ?? 'of unknown version'
  return { version, include: path.join(sources, 'include'), archive }
}

async function unpack(workspace: Workspace, requirement: string, folder: string): Promise<void> {
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const temporary = fs.mkdtempSync(`${folder}.`)
  const name = requirement.split('==')[0] ?? ''
  await workspace.build([
    'python3',
    '-m',
    'pip',
    'download',
    '--quiet',
    '--no-binary',
    name,
    '--no-deps',
    '-d',
    temporary,
    requirement,
  ])
  const archive = fs.readdirSync(temporary).find((file) => file.endsWith('.tar.gz')) ?? ''
  await workspace.build(['tar', '-xzf', archive, '--strip-components', '1'], {}, temporary)
  // atomic, so that an aborted run doesn't leave a partial library
  fs.renameSync(temporary, folder)
}

function isNewer(output: string, inputs: readonly string[]): boolean {
  const time = (file: string) => fs.statSync(file).mtimeMs
  return fs.existsSync(output) && inputs.every((file) => time(file) < time(output))
}

function compilerVersion(banner: string): string {
  const first = banner.split('\n')[0] ?? ''
  const version = /(\d+\.\d+(?:\.\d+)?)\s*$/.exec(first.replace(/\(clang.*\)$/, ''))?.[1] ?? ''
  return `${first.includes('clang') ? 'Clang' : 'GCC'} ${version}`.trim()
}
