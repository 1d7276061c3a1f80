import { useEffect, useRef, type RefObject } from 'react'
import { lastNavigation } from '../../client/navigation/progress'

/** Properties of a dialog on top of a page. */
export interface PageDialogProps {
  /** Path of the page. The dialog closes when it changes. */
  path: string
  open: boolean
  /** Receives the focus when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/**
 * Closes a dialog on navigation, unless the next page was already being loaded when the dialog was opened, and restores
 * the focus when it closes.
 *
 * @returns the handler for the primitive's `onCloseAutoFocus`
 */
export function usePageDialog({ path, open, opener, onOpenChange }: PageDialogProps): (event: Event) => void {
  const shown = useRef(path)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const { number, isRunning } = lastNavigation()
    before.current = open && isRunning ? number : undefined
  }, [open])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // effects run a moment after the page has been rendered, in which the reader may have opened a closed dialog
    if (open && before.current !== lastNavigation().number) onOpenChange(false)
    before.current = undefined
  }, [path, open, onOpenChange])
  return (event) => {
    event.preventDefault()
    // after navigation, the new page's heading has the focus; the header may have been scrolled out of view
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }
}
