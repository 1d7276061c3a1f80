import path from 'node:path'
import { clientText, flatName, type Language } from './language'

interface Module {
  Path: string
  Version?: string
  Main?: boolean
}

/** Each file is a command of the same module, and a single `go build` compiles all of them. */
export const go: Language = {
  requirements: [
    {
      program: 'go',
      check: ['version'],
      name: 'Go',
      install: 'install Go 1.24 or newer from https://go.dev/dl',
    },
  ],
  place: (source) => `cmd/${flatName(source)}/main.go`,
  async build(workspace) {
    const bin = workspace.path('bin')
    const env = { GOFLAGS: '-mod=readonly' }
    await workspace.build(['go', 'build', '-o', `${bin}/`, './cmd/...'], env)
    const version = await workspace.build(['go', 'env', 'GOVERSION'])
    const list = await workspace.build(['go', 'list', '-m', '-json', 'all'], env)
    const modules = JSON.parse(`[${list.trim().replace(/\}\s*\{/g, '},{')}]`) as Module[]
    return {
      runtime: version.trim().replace(/^go/, 'Go '),
      command: (source) => [path.join(bin, flatName(source))],
      client: ({ code }) => {
        const imports = [...code.matchAll(/^\s*(?:import\s+)?(?:\w+\s+)?"([^"]+\.[^"]+)"$/gm)].map(
          ([, each = '']) => each,
        )
        const used = modules.filter(
          (module) => !module.Main && imports.some((each) => `${each}/`.startsWith(`${module.Path}/`)),
        )
        return clientText(
          used.map((module) => ({
            name: module.Path.replace(/\/v\d+$/, '').replace(/.*\//, ''),
            version: (module.Version ?? '').replace(/^v/, ''),
          })),
        )
      },
    }
  },
}
