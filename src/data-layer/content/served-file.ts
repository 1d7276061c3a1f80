import fs from 'node:fs'
import path from 'node:path'

/** Folder of the demo tables' SQL, and the address under which readers download it. */
export const DATASETS = { folder: 'content/datasets', address: '/downloads/datasets/' } as const

/**
 * The file behind an address that is served as it is: one of static/, or the SQL of a demo table.
 * @returns its absolute path; undefined where there is none
 */
export function servedFile(root: string, address: string): string | undefined {
  const file = address.startsWith(DATASETS.address)
    ? path.join(root, DATASETS.folder, address.slice(DATASETS.address.length))
    : path.join(root, 'static', address)
  return fs.existsSync(file) && fs.statSync(file).isFile() ? file : undefined
}
