import { useEffect, useRef, type PointerEvent } from 'react'

/** A menu closes this long after the pointer has left it (spec), in milliseconds. */
export const CLOSE_DELAY = 250

/** Focus that comes back to a trigger within this time of Escape does not open its menu again, in milliseconds. */
const AFTER_ESCAPE = 150

/**
 * Opening by pointer with the spec's delay. The primitive has its own fixed delays, which its handlers leave alone when
 * an event is marked as handled.
 */
export function useHoverIntent(setOpen: (name: string) => void) {
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
    setOpen(name)
  }
  const leave = (event: PointerEvent) => {
    event.preventDefault()
    if (event.pointerType !== 'mouse') return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setOpen('')
    }, CLOSE_DELAY)
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
    noteClosed: () => {
      closedAt.current = performance.now()
    },
    justClosed: () => performance.now() - closedAt.current < AFTER_ESCAPE,
  }
}
