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

/** Time that must be left of an idle period for one more block, in milliseconds: the longest examples take some. */
const TIME_FOR_A_BLOCK = 8

/**
 * Lays out what is far while the browser has nothing else to do, block by block, so that whatever looks at the whole
 * page finds it as it is: a picture of it, the End key, a reload further down. Browsers that do not tell when they are
 * idle leave it until a reader comes near.
 */
export function layOutInTime(page: Document): void {
  if (!('requestIdleCallback' in window)) return
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-article] > :nth-child(n + 12)')]
  const layOutSome = (idle: IdleDeadline): void => {
    // a reader went on to another page, or to a place in this one
    if (!page.documentElement.classList.contains(FAR)) return
    while (idle.timeRemaining() > TIME_FOR_A_BLOCK) {
      const block = blocks.shift()
      if (!block) {
        layOutAll(page)
        return
      }
      block.style.contentVisibility = 'visible'
      // asked for its place it is laid out now, not with all others before the next frame
      block.getBoundingClientRect()
    }
    requestIdleCallback(layOutSome)
  }
  requestIdleCallback(layOutSome)
}
