/** The ESLint rules for prose. Both report with the place and what to write instead. */
import { proseOf } from './prose-of.mjs'
import { style } from './read-style.mjs'

const LONGEST_HEADING = 60
const LONGEST_CAPTION = 80

/** A phrase never spans paragraphs, but may go on in the next line. */
const SPACE = '(?:[ \\t]+|[ \\t]*\\n[ \\t]*)'

const phrases = style.phrases.map(({ avoid, write }) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${avoid.replaceAll(' ', SPACE)})(?!\\w)`, 'gi'),
  write,
}))

/** Phrases of the house glossary, in pages and in the texts of the interface. */
const glossary = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = ({ text, offset }) => {
      for (const { pattern, write } of phrases)
        for (const { 0: found, index } of text.matchAll(pattern))
          report(context, offset + index, found.length, `Instead of "${oneLine(found)}", write: ${write}.`)
    }
    const visitors = { YAMLScalar: (node) => isValue(node) && check(passageOf(context, node)) }
    for (const type of ['text', 'image', 'code', 'html', 'yaml'])
      visitors[type] = (node) => passagesOf(context, node).forEach(check)
    return visitors
  },
}

/** Titles that fit, in sentence case. */
const titles = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const checkLength = ({ text, offset }, most) => {
      if (text.length > most)
        report(
          context,
          offset,
          text.length,
          `This title has ${text.length} characters. Shorten it to ${most} or fewer.`,
        )
    }
    const checkCase = ({ text, offset }) => {
      for (const { 0: word, index } of text.matchAll(CAPITALIZED))
        if (!style.properNames.includes(word))
          report(
            context,
            offset + index,
            word.length,
            `Titles are in sentence case: write "${word.toLowerCase()}", or list the name under properNames in tools/prose/house-style.yml.`,
          )
    }
    return {
      heading: (node) =>
        passagesOf(context, node).forEach((passage) => {
          checkLength(passage, LONGEST_HEADING)
          checkCase(passage)
        }),
      code: (node) => {
        // the title of a diagram describes it for readers who do not see it
        if (node.lang !== 'mermaid')
          passagesOf(context, node).forEach((passage) => {
            checkLength(passage, LONGEST_CAPTION)
          })
      },
    }
  },
}

/** A word with one capital, which is not the first of its title and does not follow a number, a colon, or a period. */
const CAPITALIZED = /(?<=[a-z,)\uFFFC] )[A-Z][a-z]+(?![\w-])/g

function passagesOf(context, node) {
  const { offset } = node.position.start
  return proseOf[node.type](context.sourceCode.text.slice(offset, node.position.end.offset), offset)
}

function passageOf(context, { range }) {
  return { text: context.sourceCode.text.slice(...range), offset: range[0] }
}

/** Keys of YAML are names; its values are what readers see. */
function isValue(node) {
  return !(node.parent.type === 'YAMLPair' && node.parent.key === node)
}

function report(context, start, length, message) {
  const { sourceCode } = context
  context.report({
    loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(start + length) },
    message,
  })
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ')
}

export default { rules: { glossary, titles } }
