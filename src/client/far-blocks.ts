/** Class of the document while blocks far below are not laid out (styles/content/far-blocks.css). */
const FAR = 'far'

/**
 * Runs before anything is painted: a visit that begins at the top of a page needs only what is near. The browser takes
 * other visits to a place further down, by a hash, a text fragment or where the reader was before a reload.
 */
export const MARK_FAR = `(function(n){if(n&&n.type==='navigate'&&!location.hash&&n.name.indexOf('#')<0)document.documentElement.classList.add('${FAR}')})(performance.getEntriesByType('navigation')[0])`

/** From now on every block has its true height, before a reader is taken to a place in the page or to another page. */
export function layOutAll(page: Document): void {
  page.documentElement.classList.remove(FAR)
}
