import { editDistance } from '../../search/near-words'

/** A page that can be suggested. */
export interface KnownPage {
  readonly route: string
  readonly title: string
}

/** Minimum similarity of two words; those below it are considered unrelated. */
const ALIKE = 0.6

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)

/** Returns the words of a path, without those that occur in every path. Invalid escapes are kept as they are. */
export function wordsOfPath(path: string): string[] {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // a host may serve this page for a URL with invalid escapes
  }
  const words = splitWords(text).filter((word) => word !== 'html' && word !== 'index')
  // all documentation pages are below /docs/, so the word doesn't distinguish them
  return words.length > 1 ? words.filter((word) => word !== 'docs') : words
}

/** Returns the similarity of two words from 0 to 1, based on their common prefix or their edit distance. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return Math.max(same / longer, 1 - editDistance(a, b, longer, false) / longer)
}

/**
 * Returns the pages whose routes and titles are most similar to a path, best first. The last word of the path counts
 * twice because it names the page.
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
