import path from 'node:path'
import { readYamlFolder } from '../read-yaml'
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
  const { files, problems } = readYamlFolder(root, BENCHMARK_FOLDER, {
    schema: benchmarkSchema,
    remedies: BENCHMARK_REMEDIES,
  })
  return { read: new Map(files.map(({ file, value }) => [path.basename(file, '.yml'), value])), problems }
}
