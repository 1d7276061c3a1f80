import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { CloseIcon } from '../icons/close-icon'
import * as styles from './drawer.module.css'

interface DrawerProps {
  title: string
  /** Text alternative of the button that closes. */
  closeLabel: string
  from: 'left' | 'right'
  /** Address of the page: a change of it closes the drawer. */
  path: string
  open: boolean
  /** Button that gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A dialog at a side of a small screen. Following any link in it closes it. */
export function Drawer({ title, closeLabel, from, path, open, opener, onOpenChange, children }: DrawerProps) {
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current === path) return
    openedOn.current = path
    onOpenChange(false)
  }, [path, onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={`${styles.drawer ?? ''} ${from === 'left' ? (styles.fromLeft ?? '') : ''}`}
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
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
