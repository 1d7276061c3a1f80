import { useEffect, useRef, type RefObject } from 'react'

/** What a dialog over a page needs from what opens it. */
export interface PageDialogProps {
  /** Address of the page: a change of it closes the dialog. */
  path: string
  open: boolean
  /** Button that gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/**
 * Closes a dialog when the page changes, and gives the focus back when it closes.
 * @returns the handler for the primitive's `onCloseAutoFocus`
 */
export function usePageDialog({ path, opener, onOpenChange }: PageDialogProps): (event: Event) => void {
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current === path) return
    openedOn.current = path
    onOpenChange(false)
  }, [path, onOpenChange])
  return (event) => {
    event.preventDefault()
    // after a change of page the new page's heading has the focus; the header may have been scrolled out of view
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }
}
