import type { RefObject } from 'react'
import { Chevron } from '../icons/chevron'
import { Drawer } from './drawer'
import { PlaceLink } from './place-link'
import { Tag } from './tag'
import * as styles from './mobile-menu.module.css'

interface MobileMenuProps {
  menus: Queries.HeaderFragment
  path: string
  open: boolean
  /** Receives the focus when the menu closes. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/** The main menu on small screens: a drawer with the dropdowns as sections, initially open. */
export default function MobileMenu({ menus, path, ...drawer }: MobileMenuProps) {
  return (
    <Drawer title="Menu" closeLabel="Close menu" from="right" path={path} {...drawer}>
      {path !== '/' && (
        <PlaceLink href="/" className={styles.home}>
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
                  <PlaceLink href={item.href}>
                    {item.name}
                    {item.tag && ' '}
                    <Tag text={item.tag} />
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul className={styles.links}>
          {menus.links.map((link) => (
            <li key={link.href}>
              <PlaceLink {...link} current={path.startsWith(link.href)} />
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.start}>
        <PlaceLink href="/docs/quick-start/">Quick start</PlaceLink>
      </p>
    </Drawer>
  )
}
