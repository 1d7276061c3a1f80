import { ContentError } from '../../base/content-error'
import type { SiteDataFile } from '../../content/site/read-site-data'
import { nearNames } from '../../search/near-names'

/**
 * Returns phrases for pages that the search doesn't include and for anchors that aren't headings, such as the former
 * anchor of a renamed heading: links to it work, but the search finds sections by their headings.
 *
 * @param headings anchors of the headings of each compiled page, by route; null if the search doesn't include the page.
 * Phrases for other pages aren't checked
 */
export function checkPhrases(
  { file, value, source }: SiteDataFile<'phrases'>,
  headings: ReadonlyMap<string, readonly string[] | null>,
): ContentError[] {
  return Object.keys(value).flatMap((place) => {
    const [route = '', anchor] = place.split('#')
    const known = headings.get(route)
    const line = source.lineOf([place])
    if (known === null) {
      const problem = `the search doesn't include the page ${route}`
      return [new ContentError(file, line, problem, 'list the phrases under the route of a searched page')]
    }
    if (anchor === undefined || !known || known.includes(anchor)) return []
    const [near] = nearNames(anchor, known)
    const remedy = near === undefined ? 'use the anchor of a heading' : `did you mean ${route}#${near}?`
    return [new ContentError(file, line, `${place} isn't the anchor of a heading`, remedy)]
  })
}
