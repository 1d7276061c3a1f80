let last = Promise.resolve()

/**
 * Waits for a frame of its own, after all earlier callers. Charts are built in such steps because building all charts
 * in one task would delay the reader's first scroll or key press.
 */
export function ownTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise((resolve) => {
        // a timer set in a frame runs after that frame is painted
        requestAnimationFrame(() => {
          setTimeout(resolve)
        })
      }),
  )
  return last
}
