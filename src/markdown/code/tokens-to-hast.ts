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
const DEEPEST = 10

/** What text without spaces breaks after, unless the next character closes something. */
const BREAK = /(?:[(,;&?]|(?<=[^\s:/])\/)(?=[^\s)\]},;])/g

/** Returns the positions at which a line can break although there is no space, because the text is too long otherwise. */
function breaksIn(line: string, room: number): number[] {
  return [...line.matchAll(/\S+/g)]
    .filter(([run]) => run.length > room)
    .flatMap(({ 0: run, index: start }) =>
      [...run.matchAll(BREAK)].map(({ 0: mark, index }) => start + index + mark.length),
    )
}

/** Marks words such as `BTC-USDT`, which browsers would break at their hyphens, unless they're longer than a line. */
function wordsToHast(text: string, room: number): ElementContent[] {
  return text
    .split(/((?<!\S)\S*-\S+)/)
    .map((part, i): ElementContent =>
      i % 2 === 1 && part.length <= room
        ? el('span', { className: ['n'] }, part)
        : { type: 'text', value: part },
    )
    .filter((part) => part.type !== 'text' || part.value !== '')
}

/** Converts a line that may have to wrap: it breaks at spaces and after punctuation instead of within words. */
function wrappingToHast(tokens: Token[], depth: number): ElementContent[] {
  const merged = mergeTokens(tokens)
  // wrapped text is indented by another pair of spaces
  const room = PHONE - 2 * (depth + 1)
  const breaks = breaksIn(merged.map(({ text }) => text).join(''), room)
  let start = 0
  return merged.flatMap(({ text, className }) => {
    const cuts = breaks.map((at) => at - start).filter((at) => at >= 0 && at < text.length)
    start += text.length
    const content = [0, ...cuts].flatMap((from, i) => [
      ...(i > 0 ? [el('wbr', {})] : []),
      ...wordsToHast(text.slice(from, cuts[i]), room),
    ])
    if (!className) return content
    const [word] = content
    return word?.type === 'element' && content.length === 1
      ? [el('span', { className: [className, 'n'] }, text)]
      : [el('span', { className: [className] }, ...content)]
  })
}

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
    content.push(
      ...tokensToHast(run),
      el('span', { className: [`w${depth}`] }, ...wrappingToHast(line, depth)),
    )
    run = []
  }
  return [...content, ...tokensToHast(run)]
}

/** Converts a highlighted line with its newline. */
export function lineToHast(line: Token[]): ElementContent[] {
  return wrappingToHast([...line, { text: '\n' }], 0)
}
