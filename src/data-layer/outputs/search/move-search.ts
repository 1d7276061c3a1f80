import fs from 'node:fs'
import path from 'node:path'
import {
  SEARCH_FILE,
  SEARCH_FOLDER,
  searchAddress,
  textFile,
  type SearchFile,
} from '../../../search/search-file'

/** Routes of the pages in a search index, by number. */
export function searchedRoutes(folder: string, index = `${SEARCH_FOLDER}/${SEARCH_FILE}`): string[] {
  const { pages } = JSON.parse(fs.readFileSync(path.join(folder, index), 'utf8')) as SearchFile
  return pages.map(({ route }) => route)
}

/**
 * Moves the search files to a folder with the build's name, so that an open tab never uses an index with different page
 * numbers.
 *
 * @returns URL of the index, and those of the texts by route of their page
 */
export function moveSearch(folder: string, build: string): { index: string; texts: Map<string, string> } {
  const all = path.join(folder, SEARCH_FOLDER)
  const made = path.join(folder, `${SEARCH_FOLDER}-${build}`)
  fs.renameSync(all, made)
  fs.mkdirSync(all)
  fs.renameSync(made, path.join(all, build))
  const index = searchAddress(build, SEARCH_FILE)
  const texts = searchedRoutes(folder, index).map(
    (route, page) => [route, searchAddress(build, textFile(page))] as const,
  )
  return { index, texts: new Map(texts) }
}
