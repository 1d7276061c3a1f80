import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, type RefObject } from 'react'
import { CloseIcon } from '../icons/close-icon'
import * as drawer from '../navigation/drawer.module.css'
import type { SidebarLine } from './docs-frame'
import { Sidebar } from './sidebar'

interface SidebarDrawerProps {
  items: readonly SidebarLine[]
  path: string
  open: boolean
  /** Button that gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/** The sidebar on small screens. */
export function SidebarDrawer({ items, path, open, opener, onOpenChange }: SidebarDrawerProps) {
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current === path) return
    openedOn.current = path
    onOpenChange(false)
  }, [path, onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={drawer.overlay} />
        <Dialog.Content
          className={`${drawer.drawer ?? ''} ${drawer.fromLeft ?? ''}`}
          aria-describedby={undefined}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) onOpenChange(false)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // after a change of page the new page's heading has the focus
            if (document.activeElement === document.body) opener.current?.focus()
          }}
        >
          <div className={drawer.top}>
            <Dialog.Title className={drawer.title}>Documentation</Dialog.Title>
            <Dialog.Close className={drawer.close} aria-label="Close documentation menu">
              <CloseIcon />
            </Dialog.Close>
          </div>
          <Sidebar items={items} path={path} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
