import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { missingInternal } from '../../base/missing-internal'
import type { Optimization } from '../../base/optimizations'

const { resolve } = createRequire(path.resolve('package.json'))

/**
 * Returns the absolute path of a file of Gatsby that the site replaces or imports.
 *
 * @param name a file of a package, or one under `.cache`, to which Gatsby copies its code for browsers
 * @param user the site's file that depends on it
 * @throws if the file doesn't exist
 */
export function gatsbyFile(name: string, user: string, optimization?: Optimization): string {
  const file = name.startsWith('.cache/') ? path.resolve(name) : resolved(name)
  if (file === undefined || !fs.existsSync(file))
    throw missingInternal(user, `the file ${name}`, optimization)
  return file
}

function resolved(name: string): string | undefined {
  try {
    return resolve(name)
  } catch {
    return undefined
  }
}
