/**
 * Lists the packages of the site as CycloneDX JSON (`.tmp/sbom.cdx.json`) and by license (`.tmp/licenses.txt`).
 * Development tools are excluded because npm can't check all of their requirements, and the site contains nothing of
 * them.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { z } from 'zod'
import { runMain } from './run-main'

const LICENSE = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
])

const SBOM = z.object({
  components: z.array(z.object({ 'bom-ref': z.string(), licenses: z.array(LICENSE).optional() })),
})

function main(): void {
  // peer dependencies overridden in package.json would count as errors
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--legacy-peer-deps']
  const json = execFileSync('npm', command, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { components } = SBOM.parse(JSON.parse(json))
  const byLicense = new Map<string, string[]>()
  for (const { 'bom-ref': name, licenses = [] } of components) {
    const license = licenses.map(nameOf).join(' AND ') || 'not declared'
    byLicense.set(license, [...(byLicense.get(license) ?? []), name])
  }
  const groups = [...byLicense].sort(([, one], [, other]) => other.length - one.length)
  const text = groups
    .map(([license, names]) => `${license} (${names.length})\n${names.map((name) => `  ${name}\n`).join('')}`)
    .join('\n')
  fs.mkdirSync('.tmp', { recursive: true })
  fs.writeFileSync('.tmp/sbom.cdx.json', json)
  fs.writeFileSync('.tmp/licenses.txt', text)
  for (const [license, names] of groups) console.log(`${String(names.length).padStart(5)}  ${license}`)
  console.log(`${components.length} packages: .tmp/sbom.cdx.json, .tmp/licenses.txt`)
}

function nameOf(license: z.infer<typeof LICENSE>): string {
  return 'expression' in license ? license.expression : (license.license.id ?? license.license.name ?? '')
}

void runMain(main)
