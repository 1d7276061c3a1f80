import type { Element, Root } from 'hast'
import { eachElement } from './each-element'

/**
 * Maximum length of code that always fits on the next line of a phone, of code that fits on that of a wider screen, and
 * of a word that fits on a phone, in characters.
 */
const SHORT = 18
const MEDIUM = 30
const LONG = 38

/** Separators within names, paths, and URLs. */
const PART = /(?<=[._/=:,;-])(?=[\p{L}\p{N}])/u

/**
 * Determines where inline code can break: nowhere if it's short, such as `PARTITION BY`, between words on phones
 * only if it's medium, such as `ts IN '2025-07-01'`, and between parts if it contains long words, such as configuration
 * keys.
 */
export function rehypeInlineCode() {
  return (tree: Root) => {
    eachElement(tree, (node) => {
      if (node.tagName !== 'code') return
      const [text] = node.children
      if (text?.type !== 'text' || node.children.length > 1) return
      const { length } = text.value
      if (length <= MEDIUM) {
        const className = [length <= SHORT ? 'short' : 'medium']
        if (/[\s-]/.test(text.value)) node.properties = { ...node.properties, className }
      } else node.children = text.value.split(/(?<=\s)/).flatMap(withBreaks)
    })
  }
}

function withBreaks(word: string): Element['children'] {
  if (word.length < LONG) return [{ type: 'text', value: word }]
  const [first = '', ...parts] = word.split(PART)
  return [
    { type: 'text', value: first },
    ...parts.flatMap((value): Element['children'] => [
      { type: 'element', tagName: 'wbr', properties: {}, children: [] },
      { type: 'text', value },
    ]),
  ]
}
