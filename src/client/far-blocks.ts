/** Class of the document while blocks far below are not laid out (styles/content/far-blocks.css). */
const FAR = 'far'

/**
 * Runs before anything is painted: a visit that begins at the top of a page needs only what is near. The browser takes
 * other visits to a place further down, by a hash, a text fragment or where the reader was before a reload. Pages outside
 * of the documentation and its start page are too short to gain by it, and with guessed heights, checkers such as
 * Lighthouse see their links overlap.
 */
export const MARK_FAR = `(function(n){if(n&&n.type==='navigate'&&/\\/docs\\/./.test(location.pathname)&&!location.hash&&n.name.indexOf('#')<0)document.documentElement.classList.add('${FAR}')})(performance.getEntriesByType('navigation')[0])`

/** From now on every block has its true height, before a reader is taken to a place in the page or to another page. */
export function layOutAll(page: Document): void {
  page.documentElement.classList.remove(FAR)
}

/** On the way to a picture, Chromium may make the window one pixel wide, and then as wide as it was. */
const LEAST_WIDTH = 50

/**
 * Lays out what is far for those who do not come near it by scrolling. To do so for everybody would take a long page more
 * than twice the time on the processor, whether it is read to its end or not.
 *
 * The End key goes to the true end. A picture of a whole page is announced by a `resize` that changes no size (in
 * Chromium, where programs that take pictures, archives and previews among them, have the page painted beyond the
 * window): all that the picture shows is then there.
 */
export function layOutOnDemand(page: Document): void {
  const sizeOf = () => `${window.innerWidth} ${window.innerHeight}`
  let size = sizeOf()
  window.addEventListener('resize', () => {
    if (window.innerWidth < LEAST_WIDTH) return
    const before = size
    size = sizeOf()
    // a true change, such as the address bar of a phone that goes away, brings nothing near that is far
    if (size === before) layOutAll(page)
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'End') layOutAll(page)
  })
}
