import { distance } from 'fastest-levenshtein'

/** A page that may be suggested. */
export interface KnownPage {
  readonly route: string
  readonly title: string
}

/** Words less like each other than this have nothing to do with each other. */
const ALIKE = 0.6

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)

/** The words of an address, without those that every address has. Bad escapes stand for themselves. */
export function wordsOfPath(path: string): string[] {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // A host may give this page for an address that is not written correctly.
  }
  const words = splitWords(text).filter((word) => word !== 'html' && word !== 'index')
  // Every page of the documentation is below /docs/: the word tells nothing apart.
  return words.length > 1 ? words.filter((word) => word !== 'docs') : words
}

/** From 0 to 1: how much of two words is the same, by what they begin with or by the letters to change. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return Math.max(same / longer, 1 - distance(a, b) / longer)
}

/**
 * The pages whose routes and titles are most like a path, best first.
 * The last word of the path counts twice: it is the page, the others are folders.
 */
export function nearestPages(path: string, pages: readonly KnownPage[], most = 4): KnownPage[] {
  const wanted = wordsOfPath(path)
  return pages
    .map((page) => {
      const have = [...splitWords(page.route), ...splitWords(page.title)]
      const score = wanted.reduce((sum, word, index) => {
        const best = Math.max(0, ...have.map((other) => likeness(word, other)))
        return sum + (best >= ALIKE ? best : 0) * (index === wanted.length - 1 ? 2 : 1)
      }, 0)
      return { page, score: score - page.route.length / 1000 }
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}
