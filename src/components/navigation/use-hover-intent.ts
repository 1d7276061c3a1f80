import { useEffect, useRef, type PointerEvent } from 'react'

/** A menu closes this long after the pointer has left it (spec), in milliseconds. */
export const CLOSE_DELAY = 250

/** With a menu open, the pointer must rest on another trigger this long to open that one: it may only cross it, in milliseconds. */
const SWITCH_DELAY = 120

/** Focus that comes back to a trigger within this time of Escape does not open its menu again, in milliseconds. */
const AFTER_ESCAPE = 150

/**
 * Opening by pointer with the spec's delay. The primitive has its own fixed delays, which its handlers leave alone when
 * an event is marked as handled.
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
