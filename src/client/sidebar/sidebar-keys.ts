import { clearFilter } from './sidebar-state'
import { isSingleKey, singleKeysOn } from '../keyboard/single-keys'

/**
 * Handles keys in the sidebar: slash focuses the filter, Escape clears it, Enter in it opens the first match, and the
 * arrow keys move between rows.
 */
export function installSidebarKeys(nav: HTMLElement): void {
  const field = nav.querySelector('input')
  nav.addEventListener('keydown', (event) => {
    if (field && keyDone(event, nav, field)) event.preventDefault()
  })
}

function keyDone(event: KeyboardEvent, nav: HTMLElement, field: HTMLInputElement): boolean {
  if (event.isComposing) return false
  switch (event.key) {
    case '/':
      if (!isSingleKey(event) || !singleKeysOn()) return false
      field.focus()
      return true
    case 'Escape':
      if (field.value === '') return false
      clearFilter(nav)
      field.focus()
      return true
    case 'Enter':
      if (event.target !== field || field.value === '') return false
      rowsOf(nav)
        .find((row) => row.matches('a'))
        ?.click()
      return true
    case 'ArrowDown':
    case 'ArrowUp':
      return move(event, nav, field)
    default:
      return false
  }
}

function move(event: KeyboardEvent, nav: HTMLElement, field: HTMLInputElement): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  const stops = [field, ...rowsOf(nav)]
  const at = stops.indexOf(event.target as HTMLInputElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return false
  next.focus()
  return true
}

/** Rows that are visible or can be scrolled to. */
function rowsOf(nav: HTMLElement): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('a, summary, button')].filter((row) => row.checkVisibility())
}
