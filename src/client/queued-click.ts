/** Name of the function, and of what it keeps, on `window`. */
const KEPT = 'keepEarly'

/** What is older is not done any more, in milliseconds: the reader went on to something else. */
const FRESH = 5000

interface Keeper extends EventListener {
  last?: { button?: HTMLButtonElement; key?: KeyboardEvent; at: number }
}

/**
 * Runs before anything is painted: on a slow connection, buttons stand there before the code behind them. The last
 * press on one of them is kept, or on the keys that open the search (which some browsers would take for themselves).
 */
export const QUEUE_CLICK = `(function(w,n){w[n]=function(e){var k=e.key,b=k?null:e.target.closest&&e.target.closest('button[type=button]');if(k?k.toLowerCase()==='k'&&(e.metaKey||e.ctrlKey):b){if(k)e.preventDefault();w[n].last={button:b,key:k&&e,at:e.timeStamp}}};addEventListener('click',w[n],true);addEventListener('keydown',w[n],true)})(window,'${KEPT}')`

/** Does what the reader pressed before the scripts were there, and keeps nothing from now on. */
export function replayQueuedClick(): void {
  const keeper = (window as unknown as Record<string, Keeper | undefined>)[KEPT]
  if (!keeper) return
  window.removeEventListener('click', keeper, true)
  window.removeEventListener('keydown', keeper, true)
  const { last } = keeper
  keeper.last = undefined
  if (!last || performance.now() - last.at > FRESH) return
  if (last.button?.isConnected) last.button.click()
  else if (last.key) document.dispatchEvent(new KeyboardEvent('keydown', last.key))
}
