/** A page that may be suggested. */
export interface KnownPage {
  readonly route: string
  readonly title: string
  readonly description: string
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)

/** How many letters two words share at their beginning, as a part of the longer one. */
function likeness(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same / Math.max(a.length, b.length)
}

/**
 * The pages whose routes and titles are most like a path, best first.
 * The last word of the path counts twice: it is the page, the others are folders.
 */
export function nearestPages(path: string, pages: readonly KnownPage[], most = 4): KnownPage[] {
  const words = wordsOf(decodeURIComponent(path))
  // Every page of the documentation is below /docs/: the word tells nothing apart.
  const wanted = words.length > 1 ? words.filter((word) => word !== 'docs') : words
  return pages
    .map((page) => {
      const have = [...wordsOf(page.route), ...wordsOf(page.title)]
      const score = wanted.reduce((sum, word, index) => {
        const best = Math.max(0, ...have.map((other) => likeness(word, other)))
        return sum + (best >= 0.6 ? best : 0) * (index === wanted.length - 1 ? 2 : 1)
      }, 0)
      return { page, score: score - page.route.length / 1000 }
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}
