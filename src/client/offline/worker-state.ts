import type { FromWorker, ToWorker } from '../../service-worker/messages'

/** Sends a message to the service worker, if there is one. */
export function tellWorker(message: ToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message)
}

/** Whether this browser can store pages for offline use. */
export async function hasWorker(): Promise<boolean> {
  try {
    return 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration()) !== undefined
  } catch (error) {
    console.warn('Pages cannot be saved for offline use in this browser:', error)
    return false
  }
}

/**
 * Reports which pages are stored, now and after each change.
 * @returns stops watching
 */
export function watchKept(onChange: (kept: FromWorker) => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if ((data as { site?: unknown } | null)?.site === 'kept') onChange(data as FromWorker)
  }
  const { serviceWorker } = navigator
  const ask = () => {
    tellWorker({ site: 'ask' })
  }
  serviceWorker.addEventListener('message', listen)
  serviceWorker.addEventListener('controllerchange', ask)
  serviceWorker.startMessages()
  ask()
  return () => {
    serviceWorker.removeEventListener('message', listen)
    serviceWorker.removeEventListener('controllerchange', ask)
  }
}
