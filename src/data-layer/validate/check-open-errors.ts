import { ContentError } from '../../base/content-error'

/** Error examples that a page may show outside of `<Details>`. */
const SHOWN = 3

/** What the check needs of a page that was compiled. */
export interface PageWithErrors {
  file: string
  /** Lines of its error examples outside of `<Details>`. */
  openErrorLines: readonly number[]
}

/** Finds pages that show more than three error examples without folding them. */
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
