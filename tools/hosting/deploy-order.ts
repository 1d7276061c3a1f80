/**
 * Writes the files of the last build as lists, one for each step of a deployment to a host that can't replace the site
 * at once: `.tmp/deploy/1-immutable.txt` to `4-worker.txt`, for `rsync --files-from` and similar.
 * `node --import tsx tools/hosting/deploy-order.ts [--dir public]`
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '../../src/data-layer/outputs/compress-files'
import { errorMessage } from '../../src/base/error-message'
import { cacheControl, FOREVER } from '../../src/hosting/policy'

/**
 * Steps of a deployment. Nothing that a step publishes may refer to a file of a later one, so that a reader who comes in
 * the middle gets a complete page; the service worker, which fetches everything, comes last.
 */
export const STEPS = ['1-immutable', '2-data', '3-pages', '4-worker'] as const

/** A step of a deployment. */
export type Step = (typeof STEPS)[number]

/** When a file has to be published, by its path with a slash at its start. Compressed variants go with their file. */
export function stepOf(pathname: string): Step {
  const original = pathname.replace(/\.(br|gz)$/, '')
  if (original === '/sw.js') return '4-worker'
  if (original.endsWith('.html')) return '3-pages'
  return cacheControl(original) === FOREVER ? '1-immutable' : '2-data'
}

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({ options: { dir: { type: 'string', default: 'public' } } })
    const files = await filesBelow(values.dir)
    const target = '.tmp/deploy'
    fs.mkdirSync(target, { recursive: true })
    for (const step of STEPS) {
      const members = files.filter((name) => stepOf(`/${name}`) === step)
      const list = path.join(target, `${step}.txt`)
      fs.writeFileSync(list, members.map((name) => `${name}\n`).join(''))
      console.log(`${list}: ${members.length} files`)
    }
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

if (path.basename(process.argv[1] ?? '') === 'deploy-order.ts') void main()
