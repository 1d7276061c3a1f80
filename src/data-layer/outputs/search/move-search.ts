import fs from 'node:fs'
import path from 'node:path'
import { SEARCH_FILE, SEARCH_FOLDER, searchAddress } from '../../../search/search-file'

/**
 * Moves the files of the search into a folder with the name of the build, so that a tab never searches the texts of
 * another build.
 * @returns address of the index
 */
export function moveSearch(folder: string, build: string): string {
  const all = path.join(folder, SEARCH_FOLDER)
  const made = path.join(folder, `${SEARCH_FOLDER}-${build}`)
  fs.renameSync(all, made)
  fs.mkdirSync(all)
  fs.renameSync(made, path.join(all, build))
  return searchAddress(build, SEARCH_FILE)
}
