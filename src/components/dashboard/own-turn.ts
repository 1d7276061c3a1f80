let last = Promise.resolve()

/**
 * Waits for the frame after the last turn of anybody. Charts are made in such steps: all steps of all charts on a screen
 * in one go hold up the reader's first scroll or key.
 */
export function ownTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise((resolve) => {
        // a timer that a frame sets comes after that frame is drawn
        requestAnimationFrame(() => {
          setTimeout(resolve)
        })
      }),
  )
  return last
}
