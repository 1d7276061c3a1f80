import { RARE_CHARACTER, RARE_FONT_FILES } from '../../styles/font-files'

/**
 * Length of the text that is examined, in characters: about three screens on a desktop. Further down, fonts load in
 * time without a preload, and browsers would warn about unused preloads.
 */
const FIRST_TEXT = 4000

/** A tag with its attributes, which may contain `>` in quotes, or the text up to the next tag. */
const PIECES = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const MONO = /^(?:code|kbd|pre)$/i

/** Collapsed blocks, unselected tabs, and text for screen readers only, which aren't painted initially. */
const UNSEEN = /\s(?:hidden|data-hidden|aria-hidden="true"|class="visually-hidden")(?=[\s=/]|$)/i
const CLOSED_DETAILS = /^(?!.*\sopen(?:[\s=]|$))/is

/**
 * Returns the fonts of accented letters and rare characters on the first screens of a page, to be preloaded.
 *
 * @param body HTML of the page's body
 */
export function rareFonts(body: string): string[] {
  const main = body.slice(Math.max(0, body.search(/<main\b/i)))
  if (!RARE_CHARACTER.test(main)) return []
  const found = new Set<string>()
  const open: { mono: boolean; unseen: boolean; closed: boolean }[] = []
  let seen = 0
  for (const [piece, end, tag, attributes = ''] of main.matchAll(PIECES)) {
    const within = open.at(-1) ?? { mono: false, unseen: false, closed: false }
    if (tag === undefined) {
      if (within.unseen) continue
      const text = piece.replace(/\s+/g, ' ')
      const shown = text.slice(0, FIRST_TEXT - seen)
      if (RARE_CHARACTER.test(shown)) found.add(RARE_FONT_FILES[within.mono ? 'mono' : 'sans'])
      seen += text.length
      if (seen >= FIRST_TEXT) break
    } else if (end === '/') {
      open.pop()
      if (/^main$/i.test(tag)) break
    } else if (!VOID.test(tag) && !attributes.endsWith('/')) {
      open.push({
        mono: within.mono || MONO.test(tag),
        unseen: within.unseen || (within.closed && !/^summary$/i.test(tag)) || UNSEEN.test(attributes),
        closed: /^details$/i.test(tag) && CLOSED_DETAILS.test(attributes),
      })
    }
  }
  return [...found]
}
