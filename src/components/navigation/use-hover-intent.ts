import { useEffect, useRef, type PointerEvent } from 'react'

/**
 * Delay before a menu closes after the pointer leaves, in milliseconds: the pointer may cross the gap between the menu and
 * its trigger.
 */
const CLOSE_DELAY = 250

/**
 * How long the pointer must rest on another trigger while a menu is open, in milliseconds. The pointer may cross it on
 * the way into the menu.
 */
const SWITCH_DELAY = 120

/** If a trigger is focused again within this time after Escape, its menu stays closed, in milliseconds. */
const AFTER_ESCAPE = 150

/**
 * Opens menus on hover: the first one immediately, another one with a delay. The primitive has fixed delays instead, which
 * its handlers skip if the default of an event is prevented.
 */
export function useHoverIntent(open: string, setOpen: (name: string) => void, hoveredAtFirst: string) {
  const timer = useRef<number>(undefined)
  /** The menu that was opened by hover and not clicked since. */
  const hovered = useRef(hoveredAtFirst)
  const closedAt = useRef(-Infinity)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
    },
    [],
  )

  const enter = (name: string) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    window.clearTimeout(timer.current)
    const show = () => {
      hovered.current = name
      setOpen(name)
    }
    if (open === name) setOpen(name)
    else if (open === '') show()
    else timer.current = window.setTimeout(show, SWITCH_DELAY)
  }
  const closeSoon = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setOpen('')
    }, CLOSE_DELAY)
  }
  const leave = (event: PointerEvent) => {
    event.preventDefault()
    if (event.pointerType === 'mouse') closeSoon()
  }
  const handled = (event: PointerEvent) => {
    event.preventDefault()
  }
  const handlers = (name: string) => ({
    onPointerEnter: enter(name),
    onPointerMove: handled,
    onPointerLeave: leave,
  })
  return {
    trigger: handlers,
    content: handlers,
    closeSoon,
    /** Call on a click. Returns whether the menu has just been opened by hover, so that the click must not close it. */
    keepsOpen: (name: string): boolean => {
      const isHovered = open === name && hovered.current === name
      hovered.current = ''
      return isHovered
    },
    noteClosed: () => {
      closedAt.current = performance.now()
    },
    justClosed: () => performance.now() - closedAt.current < AFTER_ESCAPE,
  }
}
