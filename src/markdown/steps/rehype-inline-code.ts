import type { Element, Root } from 'hast'
import { eachElement } from './each-element'

/** Maximum length of code that always fits on the next line of a phone, and of a word that does, in characters. */
const SHORT = 18
const LONG = 38

/** Separators within names, paths, and URLs. */
const PART = /(?<=[._/=:,;-])(?=[\p{L}\p{N}])/u

/**
 * Determines where inline code can break: nowhere if it's short, such as `PARTITION BY`, and between parts if it
 * contains long words, such as configuration keys.
 */
export function rehypeInlineCode() {
  return (tree: Root) => {
    eachElement(tree, (node) => {
      if (node.tagName !== 'code') return
      const [text] = node.children
      if (text?.type !== 'text' || node.children.length > 1) return
      if (text.value.length <= SHORT) {
        if (/[\s-]/.test(text.value)) node.properties = { ...node.properties, className: ['short'] }
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
