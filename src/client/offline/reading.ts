import type { ToWorker } from '../../service-worker/messages'

/** How often a tab that stays open asks whether the site changed, in milliseconds. */
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

/** Tells the worker which page is read, so that it is kept, and lets the browser look for a new version. */
export function announcePage(route: string, worker?: ServiceWorker | null): void {
  const serviceWorker = workers()
  const message: ToWorker = { site: 'reading', route, build: window.___webpackCompilationHash }
  ;(worker ?? serviceWorker?.controller)?.postMessage(message)
  if (Date.now() - lookedAt < LOOK_EVERY) return
  lookedAt = Date.now()
  // the first look is the registration itself; without a network there is nothing to see
  serviceWorker
    ?.getRegistration()
    .then(
      (registration) => registration?.update(),
      () => undefined,
    )
    .catch(() => undefined)
}
