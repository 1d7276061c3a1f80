import type { Answer } from './first-load'
import { ownValue } from '../../src/base/own-value'

/** Shorter sentences may rightly stand in two places: labels, titles, words of the interface. */
const SHORTEST = 80

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A sentence of the page that came a second time. */
export interface Repetition {
  sentence: string
  /** Address of the answer, or `address, script 3` for one written inside the page. */
  place: string
}

/** Sentences of at least 80 characters in blocks of text, each once. */
export function longSentences(blocks: readonly string[]): string[] {
  const sentences = blocks.flatMap((block) => oneLine(block).split(/(?<=[.!?:])\s+(?=\p{Lu})/u))
  return [...new Set(sentences.filter((sentence) => sentence.length >= SHORTEST))]
}

/**
 * Finds sentences of a page in other answers of the same load, and in scripts written inside the page itself.
 *
 * @param address of the page; its own HTML is where the sentences should be
 */
export function repeatedSentences(
  blocks: readonly string[],
  answers: readonly Answer[],
  address: string,
): Repetition[] {
  const sentences = longSentences(blocks)
  const texts = answers.flatMap(({ url, body }) =>
    url === address
      ? inlineScripts(body).map((script, index) => ({
          place: `${url}, script ${index + 1}`,
          text: plainText(script),
        }))
      : [{ place: url, text: plainText(body) }],
  )
  const shown = plainText(withoutScripts(answers.find(({ url }) => url === address)?.body ?? ''))
  return sentences.flatMap((sentence) => {
    const places = texts.filter(({ text }) => text.includes(sentence))
    // a script may bring what the HTML does not
    return shown.includes(sentence) || places.length > 1
      ? places.map(({ place }) => ({ sentence, place }))
      : []
  })
}

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi

function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '')
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '').filter((script) => script.trim() !== '')
}

/** What a reader would read of an answer: texts of JSON, without tags, entities resolved. */
function plainText(body: string): string {
  let text = body
  try {
    text = texts(JSON.parse(body)).join('\n')
  } catch {
    // no JSON: as it is
  }
  return oneLine(
    text
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (typeof hex === 'string') return String.fromCodePoint(parseInt(hex, 16))
        if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal))
        return ownValue(ENTITIES, String(name)) ?? whole
      }),
  )
}

/** Every text inside of a value, at any depth; keys do not count. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
