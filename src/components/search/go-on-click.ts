import type { MouseEvent } from 'react'

/** Handles a click on a result within the site; with a modifier key, the browser opens a tab or window instead. */
export function goOnClick(href: string, onGo: (href: string) => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo(href)
  }
}
