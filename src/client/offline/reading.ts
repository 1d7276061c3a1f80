import type { ToWorker } from '../../service-worker/messages'

/** Minimum time between two checks for an update, in milliseconds. */
const LOOK_EVERY = 60_000

let lookedAt = 0

/** Undefined where the browser has no service workers or denies access to them, as in a sandboxed frame. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** Reports the current page to the worker, which stores it, and makes the browser check for a new version. */
export function announcePage(route: string, worker?: ServiceWorker | null): void {
  const serviceWorker = workers()
  const message: ToWorker = { site: 'reading', route, build: window.___webpackCompilationHash }
  ;(worker ?? serviceWorker?.controller)?.postMessage(message)
  if (Date.now() - lookedAt < LOOK_EVERY) return
  lookedAt = Date.now()
  // ignore failures, such as a missing network; the registration itself was the first check
  serviceWorker
    ?.getRegistration()
    .then(
      (registration) => registration?.update(),
      () => undefined,
    )
    .catch(() => undefined)
}
