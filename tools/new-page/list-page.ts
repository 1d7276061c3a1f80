import { isMap, isSeq, LineCounter, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml'

/** A list in the sidebar with the names of the sections that contain it. */
interface Place {
  path: readonly string[]
  items: YAMLSeq
}

/** The sidebar with the page, and its position. */
export interface ListedPage {
  text: string
  /** Line of the item, starting at 1. */
  line: number
  /** Names of the sections that contain it; empty at the top level. */
  path: readonly string[]
}

/** Separates the names of sections. */
const BELOW = ' > '

/**
 * Adds a page to the sidebar without changing other lines.
 *
 * @param sidebar text of the sidebar file
 * @param route the page's route
 * @param section name of the section to which the page is appended, preceded by its parents if the name isn't unique
 * (`SQL Syntax > CREATE`). By default, the page follows the last one in the same folder.
 * @throws {Error} if the section doesn't exist, or if the name isn't unique
 */
export function listPage(sidebar: string, route: string, section?: string): ListedPage {
  const counter = new LineCounter()
  const { contents } = parseDocument(sidebar, { lineCounter: counter })
  const places = isSeq(contents) ? placesIn(contents, []) : []
  const { place, after } =
    section === undefined ? nextToNeighbor(places, route) : atEnd(placeOf(places, section))
  const lines = sidebar.split('\n')
  const firstLine = lines[counter.linePos(after.range?.[0] ?? 0).line - 1] ?? ''
  const [start = 0, end = 0] = after.range ?? []
  // the value ends at its last character, because a comment after it may belong to the next item
  const line = counter.linePos(Math.max(start, end - 1)).line
  const indent = /^ */.exec(firstLine)?.[0] ?? ''
  lines.splice(line, 0, `${indent}${stringify([{ page: route }]).trimEnd()}`)
  return { text: lines.join('\n'), line: line + 1, path: place.path }
}

function placesIn(items: YAMLSeq, path: readonly string[]): Place[] {
  const below = entriesOf(items).flatMap((entry) => {
    const list = entry.get('items')
    return isSeq(list) ? placesIn(list, [...path, String(entry.get('section'))]) : []
  })
  return [{ path, items }, ...below]
}

function entriesOf(items: YAMLSeq): YAMLMap[] {
  return items.items.filter((item) => isMap(item))
}

function placeOf(places: readonly Place[], section: string): Place {
  const named = places.filter(
    ({ path }) => path.at(-1) === section || (path.length > 1 && path.join(BELOW).endsWith(BELOW + section)),
  )
  const exact = places.filter(({ path }) => path.length > 0 && path.join(BELOW) === section)
  const found = exact.length === 1 ? exact : named
  const [place] = found
  if (place && found.length === 1) return place
  const names = (found.length > 1 ? found : places).map(({ path }) => path.join(BELOW)).filter(Boolean)
  throw new Error(
    `SECTION=${section} is ${found.length > 1 ? 'the name of several sections' : 'not a section of the sidebar'}: write one of\n  ${names.join('\n  ')}`,
  )
}

function atEnd(place: Place) {
  return { place, after: lastOf(place) }
}

/** After the last page in the same folder, or at the end of the sidebar. */
function nextToNeighbor(places: readonly Place[], route: string) {
  const folder = route.replace(/[^/]+\/$/, '')
  const isNeighbor = (entry: YAMLMap) =>
    entry.get('again') !== true && String(entry.get('page')).replace(/[^/]+\/$/, '') === folder
  const [found] = places
    .flatMap((place) => entriesOf(place.items).map((after) => ({ place, after })))
    .filter(({ after }) => isNeighbor(after))
    .slice(-1)
  if (found) return found
  const [top] = places
  if (!top) throw new Error('the sidebar is empty')
  return atEnd(top)
}

function lastOf({ items }: Place): YAMLMap {
  const last = entriesOf(items).at(-1)
  if (!last) throw new Error('the section has no entries')
  return last
}
