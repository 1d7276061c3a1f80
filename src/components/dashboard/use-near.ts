import { startTransition, useCallback, useState, type RefCallback } from 'react'

/** Distance from the viewport at which a chart is created, so that it's ready when the reader scrolls to it. */
const MARGIN = '800px 0px'

/**
 * Returns whether an element has been near the viewport. It stays true afterward because the chart then exists and is
 * printed.
 *
 * @returns the element's ref, and the state
 */
export function useNear(): [watch: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        startTransition(() => setNear(true))
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, isNear]
}
