import { loadScreens } from './load-screens'

/**
 * Loads the code of a part of a page when it is wanted. When that fails, a notice with a Retry button stands until it is
 * there: a menu that does not come must not take the page with it.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    console.warn(error)
    return loadScreens().then(
      ({ careForPart }) => careForPart(error, load),
      // Not even the notice could be loaded: the next click tries both again.
      () =>
        new Promise<Part>((resolve) => {
          window.addEventListener('click', () => resolve(loadPart(load)), { once: true })
        }),
    )
  })
}
