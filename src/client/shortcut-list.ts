/** A shortcut as the sheet shows it. */
export interface Shortcut {
  /** Keys; any one of them works, and those of one text separated by a space are pressed one after another. */
  keys: readonly string[]
  /** What happens. */
  does: string
}

/**
 * Letters, because brackets and arrows need other keys besides on many keyboards; `p` and `n` as other documentation
 * has them. None is taken by browsers, and screen readers keep their own single letters.
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
