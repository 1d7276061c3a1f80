import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/close-icon'
import { usePageDialog, type PageDialogProps } from './use-page-dialog'
import * as styles from './drawer.module.css'

interface DrawerProps extends PageDialogProps {
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  from: 'left' | 'right'
  children: ReactNode
}

/** A dialog at the side of a small screen. Following a link in it closes it. */
export function Drawer({ title, closeLabel, from, children, ...dialog }: DrawerProps) {
  const { open, onOpenChange } = dialog
  const giveFocusBack = usePageDialog(dialog)
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
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={(event) => {
            // Escape clears a filter first
            if ((event.target as Element).closest('nav')?.querySelector('input')?.value)
              event.preventDefault()
          }}
        >
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
