import { LATE_SCRIPT_TYPE, SCRIPTS_SETTLED } from '../base/late-scripts'

/*
 * Runs at the end of the body, behind Gatsby's scripts, which have a type that no browser runs. It fetches them after
 * the first paint: a page can be read without them, and before that they'd compete with it for bandwidth and processor.
 */

/** Longest wait for the first paint, in milliseconds: a browser that paints nothing gets its scripts as well. */
const LONGEST_WAIT = 3000

const waiting = document.querySelectorAll<HTMLScriptElement>(`script[type=${LATE_SCRIPT_TYPE}]`)
let unsettled = waiting.length
let isStarted = false

function settle(): void {
  unsettled -= 1
  if (unsettled === 0) dispatchEvent(new Event(SCRIPTS_SETTLED))
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const { src } of waiting) {
    const script = document.createElement('script')
    script.src = src
    script.onload = settle
    script.onerror = settle
    document.body.appendChild(script)
  }
}

// A page in the background isn't painted.
if (document.hidden) start()
else
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
setTimeout(start, LONGEST_WAIT)
