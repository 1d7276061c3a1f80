import NProgress from 'nprogress'

/** A change of page that takes longer than this shows a bar (spec), in milliseconds. */
export const PROGRESS_DELAY = 200

/** The spec's values: minimum 0.08, speed 200 ms, trickle rate 0.02 (the library draws its own steps), every 800 ms. */
NProgress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false })

let timer: number | undefined

/** Starts the bar when a change of page is slow. Gatsby tells of slowness after a second only, so its navigation is watched. */
export function progressOnNavigation(): void {
  const gatsby = window as unknown as { ___navigate?: (...args: unknown[]) => unknown }
  const navigate = gatsby.___navigate
  if (!navigate) return
  gatsby.___navigate = (...args) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => NProgress.start(), PROGRESS_DELAY)
    return navigate(...args)
  }
}

/** The page has arrived. */
export function stopProgress(): void {
  window.clearTimeout(timer)
  NProgress.done()
}
