/**
 * A script for the head: marks the root element of readers whose keyboard has a Command key, before anything is
 * painted. The HTML holds the shortcuts of both kinds of keyboards, and styles show one of them.
 */
export const MARK_APPLE_KEYS = `if(/^(Mac|iP)/.test(navigator.platform))document.documentElement.classList.add('apple-keys')`
