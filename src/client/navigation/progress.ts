/** Delay before the progress bar appears, in milliseconds. Most pages load faster, and a bar would only flicker. */
const PROGRESS_DELAY = 200

let timer: number | undefined
let bar: Promise<ProgressBar> | undefined
let running = false
/** Number of navigations so far. */
let started = 0

interface ProgressBar {
  start: () => unknown
  done: () => unknown
}

/** Loads the bar when a reader first leaves a page. */
async function loadBar(): Promise<ProgressBar> {
  const { default: NProgress } = await import('nprogress')
  return NProgress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false })
}

/** Shows the bar for slow navigation. Wraps Gatsby's navigation, because Gatsby reports a delay only after a second. */
export function progressOnNavigation(): void {
  const gatsby = window as unknown as { ___navigate?: (...args: unknown[]) => unknown }
  const navigate = gatsby.___navigate
  if (!navigate) return
  gatsby.___navigate = (...args) => {
    window.clearTimeout(timer)
    running = true
    started++
    // if the library fails to load, only the bar is missing
    bar ??= loadBar().catch(() => ({ start: () => undefined, done: () => undefined }))
    timer = window.setTimeout(() => {
      void bar?.then(({ start }) => running && start())
    }, PROGRESS_DELAY)
    return navigate(...args)
  }
}

/** The number of the last navigation, which is in progress until its page has been rendered. */
export function lastNavigation(): { number: number; isRunning: boolean } {
  return { number: started, isRunning: running }
}

/** Call when the page has been rendered. */
export function stopProgress(): void {
  running = false
  window.clearTimeout(timer)
  void bar?.then(({ done }) => done())
}
