import { startTransition, useCallback, useState, type RefCallback } from 'react'

/** How far beyond the window's edge a chart is made: a reader who scrolls there finds it drawn. */
const MARGIN = '300px 0px'

/**
 * Whether an element came near the window. What was near once stays so: it is drawn already, and a print shows it.
 * @returns the element's ref, and the answer
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
