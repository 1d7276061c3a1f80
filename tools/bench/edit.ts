import fs from 'node:fs'
import path from 'node:path'
import { buildCopy, pagesIn, spentAs, type BuildOptions } from './build'
import type { Measurement } from './measurement'

/** The page that is edited: one with examples, tables and a diagram. */
export const EDITED = { file: 'content/docs/concept/symbol.mdx', route: '/docs/concept/symbol/' } as const

/** Adds a sentence to one page of a copy that was built, and builds again. */
export async function measureEdit(options: BuildOptions, folder: string): Promise<Measurement[]> {
  fs.appendFileSync(path.join(folder, EDITED.file), '\nThis sentence was added after the first build.\n')
  return spentAs(await buildCopy(options, folder), pagesIn(folder), 'editCpu', 'editWall', 'editMemory')
}
