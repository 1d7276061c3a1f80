import fs from 'node:fs'
import { buildCopy, type BuildOptions } from './build'
import { LINEAR_SLACK, type MeasureName } from './budgets'
import type { Measurement } from './measurement'
import type { Spent } from './run-measured'
import { copyProject } from './site-copy'
import { writeSyntheticSite } from './synthetic-site'

/** A build with its number of pages. */
interface Sized {
  pages: number
  spent: Spent
}

/** Builds sites of several sizes from cold caches, and compares the growth of CPU and memory with that of the site. */
export async function measureScale(
  options: BuildOptions,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<Measurement[]> {
  const builds: Sized[] = []
  for (const size of [...sizes].sort((a, b) => a - b)) {
    say(`building ${size} pages`)
    const folder = copyProject(options.root, `scale-${size}`)
    try {
      const pages = writeSyntheticSite(folder, size)
      builds.push({ pages, spent: await buildCopy(options, folder) })
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  }
  return [...builds.flatMap(valuesOf), ...growths(builds)]
}

function valuesOf({ pages, spent: { cpu, wall, memory } }: Sized): Measurement[] {
  const subject = `${pages} pages`
  return [
    { name: 'scaleCpu', subject, value: cpu },
    { name: 'scalePerPage', subject, value: (cpu * 1000) / pages },
    { name: 'scaleWall', subject, value: wall },
    { name: 'scaleMemory', subject, value: memory },
  ]
}

/** Growth factors from each size to the next. The limit is linear growth with some slack. */
export function growths(builds: readonly Sized[]): Measurement[] {
  return builds.slice(1).flatMap((larger, index) => {
    const smaller = builds[index]
    if (!smaller) return []
    const subject = `${smaller.pages} to ${larger.pages} pages`
    const most = (larger.pages / smaller.pages) * LINEAR_SLACK
    const growth = (name: MeasureName, of: keyof Spent): Measurement => ({
      name,
      subject,
      value: larger.spent[of] / smaller.spent[of],
      most,
    })
    return [growth('growthCpu', 'cpu'), growth('growthMemory', 'memory')]
  })
}
