import type { Element, Root } from 'hast'
import { eachElement } from './each-element'

/** Characters of code that always fits on the next line, and of a word that may not, on a phone. */
const SHORT = 18
const LONG = 38

/** Ends of the parts of names, paths and addresses. */
const PART = /(?<=[._/=:,;-])(?=[\p{L}\p{N}])/u

/**
 * Decides where code within text may break: never if it is short, such as `PARTITION BY`, and long words, such as keys
 * of the configuration, between their parts.
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
