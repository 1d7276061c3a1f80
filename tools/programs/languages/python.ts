import path from 'node:path'
import type { Workspace } from '../workspace'
import { clientText, type Language } from './language'

/** Prints the package of each importable name: `{"psycopg": ["psycopg", "3.3.0"]}`. */
const DISTRIBUTIONS = `
import json
from importlib.metadata import packages_distributions, version
names = packages_distributions().items()
print(json.dumps({name: [found[0], version(found[0])] for name, found in names}))`

/** Scripts run in a virtual environment with pinned packages. */
export const python: Language = {
  requirements: [
    {
      program: 'python3',
      check: ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 11))'],
      name: 'Python',
      install:
        'install Python 3.11 or newer with venv (Debian: apt install python3-venv, macOS: brew install python3)',
    },
  ],
  async build(workspace) {
    const binary = pythonOf(workspace)
    const requirements = workspace.read('requirements.txt')
    const isEmpty = !/^\s*[^#\s]/m.test(requirements)
    await workspace.installOnce('venv', requirements, () =>
      makeVenv(workspace, isEmpty ? [] : ['-r', 'requirements.txt']),
    )
    const version = await workspace.build([binary, '--version'])
    const found = JSON.parse(await workspace.build([binary, '-c', DISTRIBUTIONS])) as Record<
      string,
      [string, string]
    >
    const distributions = new Map(Object.entries(found))
    return {
      runtime: version.trim(),
      command: ({ fileName }) => [binary, path.join(workspace.project, fileName)],
      client: ({ code }) => {
        const imports = [...code.matchAll(/^\s*(?:from|import)\s+(\w+)/gm)].map(([, name = '']) => name)
        const used = imports.map((name) => distributions.get(name)).filter((each) => each !== undefined)
        const versions = new Map(used.sort(([a], [b]) => (a < b ? -1 : 1)))
        return clientText([...versions].map(([name, its]) => ({ name, version: its })))
      },
    }
  },
}

/** Interpreter of the virtual environment in the folder `venv`. */
export const pythonOf = (workspace: Workspace): string => workspace.path('venv', 'bin', 'python')

/**
 * Creates the virtual environment, and checks that no dependency of a package is missing.
 *
 * @param packages with versions, as arguments of `pip install`
 */
export async function makeVenv(workspace: Workspace, packages: readonly string[]): Promise<void> {
  const options = packages.length === 0 ? ['--without-pip'] : []
  await workspace.build(['python3', '-m', 'venv', ...options, workspace.path('venv')])
  if (packages.length === 0) return
  const pip = [pythonOf(workspace), '-m', 'pip', '--quiet']
  await workspace.build([...pip, 'install', '--no-deps', ...packages])
  await workspace.build([...pip, 'check'])
}
