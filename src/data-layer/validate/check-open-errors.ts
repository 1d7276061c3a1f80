import { ContentError } from '../../base/content-error'

/** Number of error examples that a page can show outside of `<Details>`. */
const SHOWN = 3

/** Properties of a compiled page that the check uses. */
export interface PageWithErrors {
  file: string
  /** Lines of its error examples outside of `<Details>`. */
  openErrorLines: readonly number[]
}

/** Returns pages that show more than three error examples without collapsing them. */
export function checkOpenErrors(pages: readonly PageWithErrors[]): ContentError[] {
  return pages
    .filter(({ openErrorLines }) => openErrorLines.length > SHOWN)
    .map(
      ({ file, openErrorLines }) =>
        new ContentError(
          file,
          openErrorLines[SHOWN],
          `the page shows ${openErrorLines.length} error examples`,
          `show at most ${SHOWN}, and move the others into <Details summary="Errors"> … </Details>`,
        ),
    )
}
