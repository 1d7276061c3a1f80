import { readSession, writeSession } from '../navigation/history-entry'

/**
 * Key in session storage. The value is the sidebar's scroll position, followed by a digit for each category: 0 if it is
 * closed, 1 if the reader opened it, 2 if it was opened for a page.
 */
const KEY = 'sidebar'

/** Marks a category that was opened for the current page and closes with the next page. */
const FOLLOWS = 'data-follows'

const categoriesOf = (nav: HTMLElement): HTMLDetailsElement[] => [
  ...nav.querySelectorAll<HTMLDetailsElement>('[data-list] details'),
]

/** Stores the sidebar's state for the lifetime of the tab, because other pages and reloads remove the sidebar. */
export function keepSidebar(nav: HTMLElement): void {
  const open = categoriesOf(nav)
    .map((category) => (category.open ? (category.hasAttribute(FOLLOWS) ? 2 : 1) : 0))
    .join('')
  writeSession(KEY, `${Math.round(nav.parentElement?.scrollTop ?? 0)} ${open}`)
}

/** Restores the stored state of the sidebar. */
export function restoreSidebar(nav: HTMLElement): void {
  const [top, open] = readSession(KEY)?.split(' ') ?? []
  const categories = categoriesOf(nav)
  // a different number of categories means that the site has changed since
  if (open?.length !== categories.length) return
  categories.forEach((category, index) => {
    category.open = open[index] !== '0'
    category.toggleAttribute(FOLLOWS, open[index] === '2')
  })
  if (nav.parentElement) nav.parentElement.scrollTop = Number(top)
}

/**
 * Marks the current page, opens its categories, closes those that were opened for another page, and scrolls the sidebar
 * to it. A visible item, such as the one just clicked, stays where it is.
 */
export function showCurrent(nav: HTMLElement, path: string): void {
  const current = markCurrent(nav, path)
  keepInPlace(nav, current, () => {
    const above = categoriesAbove(current)
    for (const category of categoriesOf(nav)) {
      if (above.has(category)) {
        if (!category.open) category.setAttribute(FOLLOWS, '')
        category.open = true
      } else if (category.hasAttribute(FOLLOWS)) {
        category.removeAttribute(FOLLOWS)
        category.open = false
      }
    }
  })
  reveal(nav, current)
}

/** Scrolls the sidebar to the current page. */
export function revealCurrent(nav: HTMLElement | null | undefined): void {
  if (nav) reveal(nav, nav.querySelector<HTMLElement>('[data-list] [aria-current="page"]'))
}

/** Clears the filter if it isn't empty. */
export function clearFilter(nav: HTMLElement): void {
  const field = nav.querySelector('input')
  if (!field?.value) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Stops managing a category once the reader opens or closes it. When a category with a sticky row is closed, keeps the
 * row where it is, because the list would jump.
 *
 * @returns removes the handler
 */
export function watchCategories(nav: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const summary = target instanceof Element ? target.closest('summary') : null
    const category = summary?.parentElement as HTMLDetailsElement | null | undefined
    category?.removeAttribute(FOLLOWS)
    if (!summary || !category?.open) return
    const { top } = summary.getBoundingClientRect()
    // the browser closes it after all handlers have run
    requestAnimationFrame(() => {
      scrollBy(nav, summary.getBoundingClientRect().top - top)
    })
  }
  nav.addEventListener('click', onClick)
  return () => {
    nav.removeEventListener('click', onClick)
  }
}

/** Marks the items of the current page and returns the first visible one, or otherwise the first. */
function markCurrent(nav: HTMLElement, path: string): HTMLElement | undefined {
  const current: HTMLElement[] = []
  for (const line of nav.querySelectorAll<HTMLElement>('[data-list] a'))
    if (line.getAttribute('href') === path) {
      line.setAttribute('aria-current', 'page')
      current.push(line)
    } else line.removeAttribute('aria-current')
  return current.find((line) => line.checkVisibility()) ?? current[0]
}

function categoriesAbove(line: HTMLElement | undefined): Set<HTMLDetailsElement> {
  const above = new Set<HTMLDetailsElement>()
  for (let box = line?.closest('details'); box; box = box.parentElement?.closest('details')) above.add(box)
  return above
}

function keepInPlace(nav: HTMLElement, line: HTMLElement | undefined, change: () => void): void {
  const before = line?.checkVisibility() ? line.getBoundingClientRect().top : undefined
  change()
  if (line && before !== undefined) scrollBy(nav, line.getBoundingClientRect().top - before)
}

/** Scrolls the sidebar, never the page. */
function scrollBy(nav: HTMLElement, distance: number): void {
  if (distance !== 0 && nav.parentElement) nav.parentElement.scrollTop += distance
}

/** Scrolls an item to a third of the height if it is out of view, at the bottom edge, or hidden behind sticky rows. */
function reveal(nav: HTMLElement, line: HTMLElement | null | undefined): void {
  const frame = nav.parentElement?.getBoundingClientRect()
  if (!frame || !line?.checkVisibility()) return
  const covers = [nav, ...categoriesAbove(line)].map((box) => box.firstElementChild)
  const top = Math.max(frame.top, ...covers.map((cover) => cover?.getBoundingClientRect().bottom ?? 0))
  const inside = line.getBoundingClientRect()
  if (inside.top < top || inside.bottom > frame.bottom - 18)
    scrollBy(nav, inside.top - frame.top - frame.height / 3)
}
