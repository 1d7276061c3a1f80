import type { ElementContent } from 'hast'
import { el } from './hast'
import type { Token } from './highlight'

const isBlank = (token: Token): boolean => token.text.trim() === ''

/**
 * Merges adjacent tokens of the same color, including the spaces between them: `SAMPLE BY` is a single span. Spaces
 * have no color of their own.
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

/** Number of characters that fit on a phone without wrapping. */
const PHONE = 38

/** Maximum indentation, in pairs of spaces, that wrapped lines retain; styles/content/code.css has a class for each. */
const DEEPEST = 6

/**
 * Converts highlighted lines to text and spans. Only lines that may have to wrap become elements, with a class for
 * their indentation, which wrapped text retains.
 */
export function linesToHast(lines: Token[][]): ElementContent[] {
  const content: ElementContent[] = []
  let run: Token[] = []
  for (const [i, tokens] of lines.entries()) {
    const line = i === lines.length - 1 ? tokens : [...tokens, { text: '\n' }]
    const text = tokens.map((token) => token.text).join('')
    if (text.length <= PHONE) {
      run.push(...line)
      continue
    }
    const depth = Math.min(DEEPEST, Math.ceil(text.search(/\S|$/) / 2))
    content.push(...tokensToHast(run), el('span', { className: [`w${depth}`] }, ...tokensToHast(line)))
    run = []
  }
  return [...content, ...tokensToHast(run)]
}

/** Converts a highlighted line with its newline. */
export function lineToHast(line: Token[]): ElementContent[] {
  return tokensToHast([...line, { text: '\n' }])
}
