import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildSync } from 'esbuild'
import type { Compression } from './compress-files'

const PROGRAM = '.cache/compress.mjs'

/**
 * Compresses files like {@link compressFiles}, but in a process of its own. In the build's process, which has a heap of
 * over a gigabyte, the many buffers made V8 collect garbage for longer than the compression took: 24 s of CPU time
 * instead of 10 s.
 */
export async function compressApart(root: string, folder: string, cache: string): Promise<Compression> {
  const program = path.join(root, PROGRAM)
  buildSync({
    entryPoints: [path.join(root, 'src/data-layer/outputs/compress-main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, cache])
  return JSON.parse(stdout) as Compression
}
