import path from 'node:path'
import { fileSize } from '../base/file-size'
import { EXAMPLES_FOLDER, findExampleLanguage } from './client-examples/languages'

/** Folder of the demo tables' SQL, and the path under which readers download it. */
export const DATASETS = { folder: 'content/datasets', address: '/downloads/datasets/' } as const

/** Folder of the programs on the pages, and the path under which readers download them. */
export const PROGRAMS = { folder: EXAMPLES_FOLDER, address: '/examples/' } as const

/** Returns whether a path below {@link PROGRAMS} is a program; lock files, records, and tools aren't served. */
function isProgram(name: string): boolean {
  const language = findExampleLanguage(name.split('/')[0] ?? '')
  return language !== undefined && name.endsWith(`.${language.extension}`) && !name.includes('..')
}

/**
 * Returns the file for a path that is served unchanged: a file in static/, the SQL of a demo table, or a program.
 *
 * @returns its absolute path; undefined if there is none
 */
export function servedFile(root: string, address: string): string | undefined {
  const file = fileOf(root, address)
  return file !== undefined && fileSize(file) !== undefined ? file : undefined
}

function fileOf(root: string, address: string): string | undefined {
  if (address.startsWith(DATASETS.address))
    return path.join(root, DATASETS.folder, address.slice(DATASETS.address.length))
  if (address.startsWith(PROGRAMS.address)) {
    const name = address.slice(PROGRAMS.address.length)
    return isProgram(name) ? path.join(root, PROGRAMS.folder, name) : undefined
  }
  return path.join(root, 'static', address)
}
