import { useEffect, useRef, type PointerEvent } from 'react'

/** Delay before a menu closes after the pointer leaves (spec), in milliseconds. */
export const CLOSE_DELAY = 250

/**
 * How long the pointer must rest on another trigger while a menu is open, in milliseconds. The pointer may cross it on
 * the way into the menu.
 */
const SWITCH_DELAY = 120

/** If a trigger is focused again within this time after Escape, its menu stays closed, in milliseconds. */
const AFTER_ESCAPE = 150

/**
 * Opens menus on hover with the delays of the spec. The primitive has fixed delays, which its handlers skip if the
 * default of an event is prevented.
 */
export function useHoverIntent(open: string, setOpen: (name: string) => void) {
  const timer = useRef<number>(undefined)
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
    if (open === '' || open === name) setOpen(name)
    else
      timer.current = window.setTimeout(() => {
        setOpen(name)
      }, SWITCH_DELAY)
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
    noteClosed: () => {
      closedAt.current = performance.now()
    },
    justClosed: () => performance.now() - closedAt.current < AFTER_ESCAPE,
  }
}
