import { readSession, writeSession } from './history-entry'

/** Key in session storage: how far the sidebar is scrolled, then 1 or 0 for each category, open or not. */
const KEY = 'sidebar'

/** Keeps the sidebar for as long as the tab lives: it goes away on pages outside of the documentation, and on a reload. */
export function keepSidebar(box: HTMLElement): void {
  const open = [...box.querySelectorAll<HTMLDetailsElement>('nav details')]
    .map((category) => Number(category.open))
    .join('')
  writeSession(KEY, `${Math.round(box.scrollTop)} ${open}`)
}

/** Puts the sidebar back as it was left. */
export function restoreSidebar(box: HTMLElement): void {
  const [top, open] = readSession(KEY)?.split(' ') ?? []
  const categories = [...box.querySelectorAll<HTMLDetailsElement>('nav details')]
  // another number of categories: the site has changed since
  if (open?.length !== categories.length) return
  categories.forEach((category, index) => {
    category.open = open[index] === '1'
  })
  box.scrollTop = Number(top)
}
