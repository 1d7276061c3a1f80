import { RARE_CHARACTER, RARE_FONT_FILES } from '../../styles/font-files'

/**
 * How much of a page's text is looked at, in characters: about three screens of a computer. Below, a font comes in time
 * without a preload, and blocks there may not be laid out at first, so that browsers would warn of an unused one.
 */
const FIRST_TEXT = 4000

/** A tag with its attributes, which may contain `>` in quotes, or the text up to the next one. */
const PIECES = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const MONO = /^(?:code|kbd|pre)$/i

/** Closed blocks, tabs that aren't chosen, and what only screen readers get: not drawn with any font at first. */
const UNSEEN = /\s(?:hidden|data-hidden|aria-hidden="true"|class="visually-hidden")(?=[\s=/]|$)/i
const CLOSED_DETAILS = /^(?!.*\sopen(?:[\s=]|$))/is

/**
 * Fonts of accented letters and rarer signs that the first screens of a page show, so that they can be preloaded.
 * @param body the HTML of the page's body
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
