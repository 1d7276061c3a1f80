import type { SiteDataFile } from '../site/read-site-data'
import { ContentError } from './content-error'

/** Error examples that a page may show outside of `<Details>`. */
const SHOWN = 3

/** What the check needs of a page that was compiled. */
export interface PageWithErrors {
  file: string
  route: string
  /** Lines of its error examples outside of `<Details>`. */
  openErrorLines: readonly number[]
}

/**
 * Finds pages that show more than three error examples without folding them, except those that are still exempt, and
 * entries of the list of exempt pages that are no longer needed.
 * @param exempt content/open-errors.yml
 * @param pages every page that could be compiled
 * @param routes every route, those of pages that could not be compiled included
 */
export function checkOpenErrors(
  exempt: SiteDataFile<'openErrors'>,
  pages: readonly PageWithErrors[],
  routes: ReadonlySet<string>,
): ContentError[] {
  const complying = new Set(pages.filter(isInOrder).map(({ route }) => route))
  const stale = exempt.value.flatMap((route, index): ContentError[] => {
    const complain = (problem: string) => [
      new ContentError(exempt.file, exempt.source.lineOf([index]), problem, 'remove the entry'),
    ]
    if (exempt.value.indexOf(route) !== index) return complain(`${route} is listed twice`)
    if (!routes.has(route)) return complain(`the page ${route} does not exist`)
    if (complying.has(route)) return complain(`${route} no longer shows more than ${SHOWN} error examples`)
    return []
  })
  const exempted = new Set(exempt.value)
  const open = pages
    .filter((page) => !isInOrder(page) && !exempted.has(page.route))
    .map(
      ({ file, openErrorLines }) =>
        new ContentError(
          file,
          openErrorLines[SHOWN],
          `the page shows ${openErrorLines.length} error examples`,
          `show at most ${SHOWN}, and move the others into <Details summary="Errors"> … </Details>`,
        ),
    )
  return [...stale, ...open]
}

function isInOrder({ openErrorLines }: PageWithErrors): boolean {
  return openErrorLines.length <= SHOWN
}
