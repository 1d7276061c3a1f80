import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { OFFLINE_MANIFEST } from '../../../service-worker/offline-manifest'

/** The site's part of the service worker as a single script, for gatsby-plugin-offline's option appendScript. */
export const WORKER_SCRIPT = '.cache/site-worker.js'

const PLACEHOLDER = '%SITE_BUILD%'

/** Writes WORKER_SCRIPT; it has to run before the plugin appends it. */
export function bundleWorker(root: string): void {
  buildSync({
    entryPoints: [path.join(root, 'src/service-worker/main.ts')],
    outfile: path.join(root, WORKER_SCRIPT),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  })
}

/**
 * Adds the build's name and a digest of the manifest to the finished worker. Browsers install a worker only if its
 * bytes have changed, which has to happen after each edit of a page.
 *
 * @throws if the plugin didn't append our script
 */
export function finishWorker(folder: string, build: string): void {
  const file = path.join(folder, 'sw.js')
  const script = fs.readFileSync(file, 'utf8')
  if (!script.includes(PLACEHOLDER))
    throw new Error(
      `${file} does not contain the site's script: does gatsby-plugin-offline still append ${WORKER_SCRIPT}?`,
    )
  const manifest = createHash('sha1')
    .update(fs.readFileSync(path.join(folder, OFFLINE_MANIFEST)))
    .digest('hex')
  fs.writeFileSync(file, `${script.replaceAll(PLACEHOLDER, build)}\n// ${manifest}\n`)
}
