/** A shortcut in the list of shortcuts. */
export interface Shortcut {
  /** Alternative keys; keys that are separated by a space are pressed in sequence. */
  keys: readonly string[]
  /** What happens. */
  does: string
}

/**
 * Uses letters, because brackets require modifiers on many keyboards; `p` and `n` are common in documentation. None of
 * them conflicts with browsers, and screen readers intercept their own single-letter keys.
 */
export const SHORTCUTS: readonly (readonly [group: string, shortcuts: readonly Shortcut[]])[] = [
  [
    'Find',
    [
      { keys: ['/'], does: 'Search' },
      { keys: ['s'], does: 'Go to the page list' },
      { keys: ['c'], does: 'Go to the table of contents' },
    ],
  ],
  [
    'Navigate',
    [
      { keys: ['n'], does: 'Next page' },
      { keys: ['p'], does: 'Previous page' },
      { keys: ['t'], does: 'Go to the main content' },
      { keys: ['g h'], does: 'Go to the home page' },
      { keys: ['g d'], does: 'Go to the documentation' },
    ],
  ],
  [
    'Copy',
    [
      { keys: ['m'], does: 'Copy page as Markdown' },
      { keys: ['l'], does: 'Copy link to selected text' },
    ],
  ],
  ['Help', [{ keys: ['?'], does: 'Show keyboard shortcuts' }]],
]
