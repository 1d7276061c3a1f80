import fs from 'node:fs'
import path from 'node:path'
import { parseYaml, zodErrors } from '../yaml-source'
import { ContentError } from '../../base/content-error'
import { BENCHMARK_REMEDIES, benchmarkSchema, type Benchmark } from './benchmark-schema'

/** Folder of the benchmark files, relative to the root. */
export const BENCHMARK_FOLDER = 'content/benchmarks'

/** Valid files by their name without `.yml`, and the problems of the others. */
export interface Benchmarks {
  read: ReadonlyMap<string, Benchmark>
  problems: Error[]
}

/** Reads and validates all files in content/benchmarks. */
export function readBenchmarks(root: string): Benchmarks {
  const folder = path.join(root, BENCHMARK_FOLDER)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.yml')) : []
  const read = new Map<string, Benchmark>()
  const problems: Error[] = []
  for (const name of names.sort()) {
    const file = `${BENCHMARK_FOLDER}/${name}`
    try {
      const source = parseYaml(file, fs.readFileSync(path.join(folder, name), 'utf8'))
      const result = benchmarkSchema.safeParse(source.value)
      if (result.success) read.set(name.replace(/\.yml$/, ''), result.data)
      else problems.push(...zodErrors(file, source, result.error, BENCHMARK_REMEDIES))
    } catch (error) {
      problems.push(
        error instanceof ContentError
          ? error
          : new ContentError(file, undefined, `could not be read: ${String(error)}`, 'restore the file'),
      )
    }
  }
  return { read, problems }
}
