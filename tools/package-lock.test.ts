import fs from 'node:fs'
import { expect, it } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = fs.readFileSync('package-lock.json', 'utf8')
const { packages } = JSON.parse(lock) as { packages: Record<string, Package> }
const installed = Object.entries(packages).filter(([name]) => name !== '')

it('pins every package to an exact version and the digest of its content', () => {
  expect(installed.length).toBeGreaterThan(500)
  const loose = installed.filter(
    ([, { version = '', integrity = '', link }]) =>
      link === true || !/^\d+\.\d+\.\d+/.test(version) || !integrity.startsWith('sha512-'),
  )
  expect(loose.map(([name]) => name)).toEqual([])
})

it('names no registry, so that packages come from the configured one', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([])
  expect(lock).not.toMatch(/https?:\/\/[^"]*registry/)
})

/**
 * Packages with install scripts, none of which runs (`ignore-scripts` in .npmrc), because the packages work without.
 * Those with `binaries` include compiled code as optional packages, and their script only compiles or replaces it.
 */
const UNUSED_SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'binaries',
  '@swc/core': 'binaries',
  'core-js': 'prints a message',
  'core-js-pure': 'prints a message',
  'es5-ext': 'prints a message',
  esbuild: 'binaries',
  // each build does the same, and works without a network
  gatsby: 'downloads lists of features and adapters',
  'gatsby-cli': 'prints a message',
  lmdb: 'binaries',
  'msgpackr-extract': 'binaries',
  sharp: 'binaries',
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true)

it('runs no install scripts, and contains only packages that work without theirs', () => {
  expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const names = new Set(withScript.map(([folder]) => nameOf(folder)))
  expect(
    [...names].filter((name) => !Object.hasOwn(UNUSED_SCRIPTS, name)),
    'These packages have an install script, which npm does not run (.npmrc). Read the script and use the package ' +
      'after `npm ci`. If it works, add it to UNUSED_SCRIPTS. Otherwise, run `npm rebuild PACKAGE ' +
      '--ignore-scripts=false` after `npm ci` in tools/install-if-needed.mjs.',
  ).toEqual([])
  expect(Object.keys(UNUSED_SCRIPTS).filter((name) => !names.has(name))).toEqual([])
})

it.each(withScript.filter(([folder]) => UNUSED_SCRIPTS[nameOf(folder)] === 'binaries'))(
  'pins the binaries of %s for Linux and macOS',
  (folder, { optionalDependencies = {} }) => {
    for (const system of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']) {
      const binary = Object.keys(optionalDependencies).find((name) => name.includes(system)) ?? system
      // next to the package, or in its own folder if another version is there
      const places = [
        `${folder.slice(0, -nameOf(folder).length)}${binary}`,
        `${folder}/node_modules/${binary}`,
      ]
      expect(places.map((place) => packages[place]?.version)).toContain(optionalDependencies[binary])
    }
  },
)
