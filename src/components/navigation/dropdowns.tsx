import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Chevron } from '../icons/chevron'
import { Pictogram } from '../icons/pictogram'
import { PlaceLink } from './place-link'
import { Tag } from './tag'
import { useHoverIntent } from './use-hover-intent'
import type { DropdownsProps } from './wake'
import * as styles from './dropdowns.module.css'

/** The Product and Compare menus. They open on hover, focus, or click, one at a time. */
export function Dropdowns({ dropdowns, wake }: DropdownsProps) {
  const [open, setOpen] = useState(wake.name)
  const list = useRef<HTMLUListElement>(null)
  const hover = useHoverIntent(open, setOpen, wake.by === 'hover' ? wake.name : '')
  const closeSoon = useEffectEvent(hover.closeSoon)

  // before the next paint, because otherwise Tab would continue from the start of the page
  useLayoutEffect(() => {
    // the focused button has just been replaced by this one
    if (wake.by !== 'hover') list.current?.querySelector<HTMLElement>(`[data-menu="${wake.name}"]`)?.focus()
  }, [wake])

  useLayoutEffect(() => {
    if (wake.by !== 'hover') return
    // The button under the pointer has just been replaced. If the pointer leaves before the browser has noticed it on
    // the new button, there is no pointerleave event, so the first pointer event shows where it is.
    const heard = new AbortController()
    const look = ({ target }: Event) => {
      heard.abort()
      if (!list.current?.contains(target as Node)) closeSoon()
    }
    for (const type of ['pointerover', 'pointermove'])
      window.addEventListener(type, look, { signal: heard.signal })
    return () => {
      heard.abort()
    }
  }, [wake])

  useEffect(() => {
    // the primitive hides an element from assistive technology that leads the keyboard into the menu
    for (const way of list.current?.querySelectorAll('span[aria-hidden][tabindex="0"]') ?? [])
      way.removeAttribute('aria-hidden')
  }, [open])

  return (
    <NavigationMenu.Root
      value={open}
      onValueChange={setOpen}
      className={styles.root}
      aria-label="Submenus"
      // the nav element around it is the landmark
      asChild
    >
      <div>
        <NavigationMenu.List className={styles.list} ref={list}>
          {dropdowns.map(({ name, columns, items }) => (
            <NavigationMenu.Item key={name} value={name}>
              <NavigationMenu.Trigger
                className={styles.trigger}
                data-menu={name}
                {...hover.trigger(name)}
                onClick={(event) => {
                  if (hover.keepsOpen(name)) event.preventDefault()
                }}
                onFocus={(event) => {
                  if (event.target.matches(':focus-visible') && !hover.justClosed()) setOpen(name)
                }}
              >
                {name}
                <Chevron />
              </NavigationMenu.Trigger>
              <NavigationMenu.Content
                className={styles.content}
                {...hover.content(name)}
                onEscapeKeyDown={() => {
                  hover.noteClosed()
                }}
              >
                <ul className={styles.cards} style={{ '--columns': columns } as React.CSSProperties}>
                  {items.map((item) => (
                    <li key={item.href}>
                      <NavigationMenu.Link asChild>
                        <PlaceLink
                          href={item.href}
                          className={styles.card}
                          onClick={() => {
                            setOpen('')
                          }}
                        >
                          <Pictogram name={item.icon} />
                          <strong>{item.name}</strong>
                          <Tag text={item.tag} />
                          <span>{item.description}</span>
                        </PlaceLink>
                      </NavigationMenu.Link>
                    </li>
                  ))}
                </ul>
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </div>
    </NavigationMenu.Root>
  )
}
