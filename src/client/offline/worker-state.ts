import type { FromWorker, ToWorker } from '../../service-worker/messages'

/** Tells the service worker something; nothing happens where there is none. */
export function tellWorker(message: ToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message)
}

/** Whether pages can be kept in this browser at all. */
export async function hasWorker(): Promise<boolean> {
  try {
    return 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration()) !== undefined
  } catch (error) {
    console.warn('Pages cannot be saved for offline use in this browser:', error)
    return false
  }
}

/**
 * Calls back with what is kept, now and at each change.
 * @returns ends it
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
