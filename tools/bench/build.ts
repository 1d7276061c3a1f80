import fs from 'node:fs'
import path from 'node:path'
import { readAllContent } from '../../src/content/content-file'
import type { MeasureName } from './budgets'
import type { Measurement } from './measurement'
import { runMeasured, type Spent } from './run-measured'
import { buildEnvironment } from './site-copy'

/** What every measurement of builds is told. */
export interface BuildOptions {
  /** The project. */
  root: string
  /** Program and first arguments of Gatsby; tests of this tool put another in place. */
  gatsby: readonly string[]
}

/** Builds a copy, with whatever caches it has. */
export function buildCopy({ root, gatsby }: BuildOptions, folder: string): Promise<Spent> {
  return runMeasured([...gatsby, 'build'], { cwd: folder, env: buildEnvironment(root, folder) })
}

/** Builds a fresh copy: CPU, time and memory. */
export async function measureBuild(options: BuildOptions, folder: string): Promise<Measurement[]> {
  for (const made of ['.cache', 'public'])
    fs.rmSync(path.join(folder, made), { recursive: true, force: true })
  return spentAs(await buildCopy(options, folder), pagesIn(folder), 'buildCpu', 'buildWall', 'buildMemory')
}

/** `137 pages`: written pages, those that others include too. */
export function pagesIn(folder: string): string {
  return `${readAllContent(folder).files.length} pages`
}

/** What a build took as measurements of these names. */
export function spentAs(
  { cpu, wall, memory }: Spent,
  subject: string,
  cpuName: MeasureName,
  wallName: MeasureName,
  memoryName: MeasureName,
): Measurement[] {
  const measurements: Measurement[] = [
    { name: cpuName, subject, value: cpu },
    { name: wallName, subject, value: wall },
  ]
  // there is no way to know it on systems without /proc
  if (Number.isFinite(memory)) measurements.push({ name: memoryName, subject, value: memory })
  return measurements
}
