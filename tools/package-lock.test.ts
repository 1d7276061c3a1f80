import fs from 'node:fs'
import { expect, it } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
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
