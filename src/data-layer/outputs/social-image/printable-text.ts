import { ownValue } from '../../../base/own-value'

/** Letters that the images' fonts do not have, written with those that they have. */
const REPLACEMENTS: Record<string, string> = { '→': '->', '←': '<-', '≥': '>=', '≤': '<=', ł: 'l', Ł: 'L' }

/** What fonts/social-sans-*.ttf hold: Latin-1, the common punctuation of prose and a few signs. */
const PRINTABLE =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2191\u2193\u2212]/u

/**
 * Text as the images can print it. A character without a glyph would be drawn as an empty box, so accents are
 * taken off where only the plain letter exists, and what remains unknown (emoji, other scripts) is left out.
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
