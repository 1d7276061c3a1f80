import { opensSearch } from '../keyboard/single-keys'

/** Name of the listener on `window`. */
const NAME = 'queuedClick'

/** Older events aren't replayed, in milliseconds: the reader has moved on to something else. */
const EXPIRY = 5000

interface Queue extends EventListener {
  last?: { button?: HTMLButtonElement; key?: KeyboardEvent; at: number }
}

type QueueWindow = Window & Partial<Record<typeof NAME, Queue>>

/**
 * Remembers the last click on a button, or the key that opens the search, until the code behind them has loaded. It runs
 * before anything is painted, because on a slow connection buttons are visible before they work.
 */
export function queueClicks(window: Window): void {
  const queue: Queue = (event) => {
    const at = event.timeStamp
    if (event instanceof KeyboardEvent) {
      if (!opensSearch(event)) return
      // Some browsers would move the focus to their address bar, or open their own search.
      event.preventDefault()
      queue.last = { key: event, at }
      return
    }
    const { target } = event
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
    if (button) queue.last = { button, at }
  }
  ;(window as QueueWindow)[NAME] = queue
  window.addEventListener('click', queue, true)
  window.addEventListener('keydown', queue, true)
}

/** Repeats the queued click or key press, and stops queueing. */
export function replayQueuedClick(): void {
  const queue = (window as QueueWindow)[NAME]
  if (!queue) return
  window.removeEventListener('click', queue, true)
  window.removeEventListener('keydown', queue, true)
  const { last } = queue
  queue.last = undefined
  if (!last || performance.now() - last.at > EXPIRY) return
  if (last.button?.isConnected) last.button.click()
  else if (last.key) document.body.dispatchEvent(new KeyboardEvent('keydown', last.key))
}
