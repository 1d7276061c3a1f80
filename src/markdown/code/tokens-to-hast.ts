import type { ElementContent } from 'hast'
import { el } from './hast'
import type { Token } from './highlight'

const isBlank = (token: Token): boolean => token.text.trim() === ''

/**
 * Neighbours of one colour become one piece, also over the blanks between them: `SAMPLE BY` is one span.
 * Blanks have no colour of their own.
 */
function mergeTokens(tokens: Token[]): Token[] {
  const merged: Token[] = []
  let blanks = ''
  for (const token of tokens) {
    if (isBlank(token)) {
      blanks += token.text
      continue
    }
    const last = merged.at(-1)
    if (last && last.className === token.className) last.text += blanks + token.text
    else if (blanks && !token.className) merged.push({ text: blanks + token.text })
    else if (blanks && last && !last.className) {
      last.text += blanks
      merged.push({ ...token })
    } else merged.push(...(blanks ? [{ text: blanks }] : []), { ...token })
    blanks = ''
  }
  if (blanks) merged.push({ text: blanks })
  return merged
}

function tokensToHast(tokens: Token[]): ElementContent[] {
  return mergeTokens(tokens).map(({ text, className }) =>
    className ? el('span', { className: [className] }, text) : { type: 'text', value: text },
  )
}

/** Coloured lines as one run of text and spans, without an element per line. */
export function linesToHast(lines: Token[][]): ElementContent[] {
  return tokensToHast(lines.flatMap((line, i) => (i === 0 ? line : [{ text: '\n' }, ...line])))
}

/** One coloured line with its line end. */
export function lineToHast(line: Token[]): ElementContent[] {
  return tokensToHast([...line, { text: '\n' }])
}
