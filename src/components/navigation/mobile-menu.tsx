import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, type RefObject } from 'react'
import { Chevron } from '../icons/chevron'
import { CloseIcon } from '../icons/close-icon'
import { PlaceLink } from './place-link'
import * as styles from './drawer.module.css'

interface MobileMenuProps {
  menus: Queries.HeaderFragment
  path: string
  open: boolean
  /** Button that gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/** The main menu on small screens: a drawer with the dropdowns as sections that are open at first. */
export function MobileMenu({ menus, path, open, opener, onOpenChange }: MobileMenuProps) {
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current === path) return
    openedOn.current = path
    onOpenChange(false)
  }, [path, onOpenChange])

  const close = () => {
    onOpenChange(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // after a change of page the new page's heading has the focus
            if (document.activeElement === document.body) opener.current?.focus()
          }}
        >
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>Menu</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close menu">
              <CloseIcon />
            </Dialog.Close>
          </div>
          {path !== '/' && (
            <PlaceLink href="/" className={styles.home} onClick={close}>
              ← Return to homepage
            </PlaceLink>
          )}
          <nav aria-label="Main menu">
            {menus.dropdowns.map(({ name, items }) => (
              <details key={name} className={styles.section} open>
                <summary>
                  {name}
                  <Chevron />
                </summary>
                <ul>
                  {items.map((item) => (
                    <li key={item.href}>
                      <PlaceLink href={item.href} name={item.name} planned={item.planned} onClick={close} />
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <ul className={styles.links}>
              {menus.links.map((link) => (
                <li key={link.href}>
                  <PlaceLink {...link} onClick={close} />
                </li>
              ))}
            </ul>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
