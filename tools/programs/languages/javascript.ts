import fs from 'node:fs'
import path from 'node:path'
import { clientText, type Language } from './language'

const LOCKS = ['package.json', 'package-lock.json']

/** ES modules. The packages are installed in the parent folder, where Node also finds them. */
export const javascript: Language = {
  requirements: [
    {
      program: 'npm',
      check: ['--version'],
      name: 'npm',
      install: 'install Node.js with npm from https://nodejs.org',
    },
  ],
  async build(workspace) {
    await workspace.installOnce('node_modules', workspace.read(...LOCKS), async () => {
      for (const name of LOCKS) fs.copyFileSync(path.join(workspace.project, name), workspace.path(name))
      await workspace.build(
        ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
        {},
        workspace.folder,
      )
    })
    return {
      runtime: `Node.js ${process.version.slice(1)}`,
      command: ({ fileName }) => [process.execPath, path.join(workspace.project, fileName)],
      client: ({ code }) => {
        const imports = [...code.matchAll(/\bfrom\s+['"]((?:@[^/'"]+\/)?[^/'"]+)/g)].map(
          ([, name = '']) => name,
        )
        const used = [...new Set(imports)].flatMap((name) => {
          const file = workspace.path('node_modules', name, 'package.json')
          if (!fs.existsSync(file)) return []
          const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }
          return [{ name, version }]
        })
        return clientText(used)
      },
    }
  },
}
