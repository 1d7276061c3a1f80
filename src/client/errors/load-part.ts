import { loadScreens } from './load-screens'

/**
 * Loads the code of a part of a page on demand. On failure, shows a notice with a Retry button until it has loaded, so
 * that a menu that fails to load doesn't break the page.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    console.warn(error)
    return loadScreens().then(
      ({ careForPart }) => careForPart(error, load),
      // If even the notice fails to load, the next click retries both.
      () =>
        new Promise<Part>((resolve) => {
          window.addEventListener('click', () => resolve(loadPart(load)), { once: true })
        }),
    )
  })
}
