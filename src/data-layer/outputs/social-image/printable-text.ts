import { ownValue } from '../../../base/own-value'

/** Letters missing from the images' fonts, with replacements. */
const REPLACEMENTS: Record<string, string> = { '→': '->', '←': '<-', '≥': '>=', '≤': '<=', ł: 'l', Ł: 'L' }

/** Matches the characters in fonts/social-sans-*.ttf: Latin-1, common punctuation, and a few symbols. */
const PRINTABLE =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2191\u2193\u2212]/u

/**
 * Returns text that the images can render. Characters without a glyph would become empty boxes, so accents are removed
 * if only the base letter exists, and everything else (emoji, other scripts) is removed.
 */
export function printableText(text: string): string {
  let printable = ''
  for (const character of text.normalize('NFC')) {
    if (PRINTABLE.test(character)) printable += character
    else if (/\s/.test(character)) printable += ' '
    else printable += ownValue(REPLACEMENTS, character) ?? plainLetter(character)
  }
  return printable.replace(/ +/g, ' ').trim()
}

function plainLetter(character: string): string {
  return [...character.normalize('NFKD')].filter((part) => PRINTABLE.test(part)).join('')
}
