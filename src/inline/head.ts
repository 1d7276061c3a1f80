import { closedAnnouncement } from '../client/before-paint/closed-announcement'
import { correctAddress } from '../client/before-paint/correct-address'
import { arrivedAnew, DEFERRED_LAYOUT, layOutEverything } from '../client/before-paint/first-visit'
import { queueClicks } from '../client/before-paint/queued-click'

/*
 * Runs in the head of every page, before anything is painted. It's bundled on its own and written into the HTML
 * (src/gatsby-internals/html/inline-scripts.ts), so everything that it imports is part of every HTML file.
 */

const root = document.documentElement

// Styles show what needs scripts only under this class.
root.classList.add('js')

// The HTML contains the shortcuts of both kinds of keyboards, and styles show one of them.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- its replacement, userAgentData, exists in Chromium only
if (/^(Mac|iP)/.test(navigator.platform)) root.classList.add('apple-keys')

// Browsers restore the position of a section or after a reload in pixels, which must be exact.
if (arrivedAnew() && location.hash === '') {
  root.classList.add(DEFERRED_LAYOUT)
  // A key or a click may lead far down, and the page must not change its height on the way.
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, layOutEverything, { capture: true, once: true })
}

try {
  // The site has only a dark theme, and publishes `localStorage.theme` as its name for other scripts on the same origin.
  // Any other value, such as one that an earlier site stored, is replaced.
  if (localStorage.getItem('theme') !== 'dark') {
    localStorage.removeItem('theme')
    localStorage.setItem('theme', 'dark')
  }
  const closed = closedAnnouncement(localStorage)
  if (closed !== null) root.dataset.closedAnnouncement = closed
} catch (error) {
  console.warn('Browser storage:', error)
}

correctAddress(location, history)
queueClicks(window)
