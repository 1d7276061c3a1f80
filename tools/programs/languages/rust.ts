import { clientText, flatName, type Language, type Requirement } from './language'

/** Cargo, which Rust, C, and C++ require. */
export const CARGO: Requirement = {
  program: 'cargo',
  check: ['--version'],
  name: 'Cargo',
  install: 'install Rust from https://rustup.rs',
}

/** Without debug symbols, builds are written to disk faster. */
export const CARGO_ENV = { CARGO_PROFILE_DEV_DEBUG: '0' }

interface Metadata {
  packages: { id: string; name: string; version: string }[]
  resolve: { root: string; nodes: { id: string; deps: { name: string; pkg: string }[] }[] }
}

/** Each file is a binary of the same package, and a single `cargo build` compiles all of them. */
export const rust: Language = {
  requirements: [CARGO],
  place: (source) => `src/bin/${flatName(source)}.rs`,
  async build(workspace) {
    const target = workspace.path('target')
    const env = { ...CARGO_ENV, CARGO_TARGET_DIR: target }
    await workspace.build(['cargo', 'build', '--quiet', '--locked', '--bins'], env)
    const version = await workspace.build(['rustc', '--version'])
    const metadata = await workspace.build(['cargo', 'metadata', '--format-version', '1', '--locked'], env)
    const { packages, resolve } = JSON.parse(metadata) as Metadata
    const dependencies = (resolve.nodes.find(({ id }) => id === resolve.root)?.deps ?? []).flatMap(
      ({ name, pkg }) => {
        const found = packages.find(({ id }) => id === pkg)
        return found ? [{ crate: name, name: found.name, version: found.version }] : []
      },
    )
    return {
      runtime: `Rust ${version.split(' ')[1] ?? ''}`,
      command: (source) => [`${target}/debug/${flatName(source)}`],
      client: ({ code }) =>
        clientText(dependencies.filter(({ crate }) => new RegExp(`\\b${crate}::`).test(code))),
    }
  },
}
