import type { Answer } from './first-load'
import { ownValue } from '../../src/base/own-value'

/** Minimum length. Shorter sentences may legitimately occur twice: labels, titles, UI text. */
const SHORTEST = 80

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A sentence of the page that was transferred twice. */
export interface Repetition {
  sentence: string
  /** URL of the response, or `URL, script 3` for an inline script. */
  place: string
}

/** Sentences of at least 80 characters in blocks of text, each once. */
export function longSentences(blocks: readonly string[]): string[] {
  const sentences = blocks.flatMap((block) => oneLine(block).split(/(?<=[.!?:])\s+(?=\p{Lu})/u))
  return [...new Set(sentences.filter((sentence) => sentence.length >= SHORTEST))]
}

/**
 * Finds sentences of a page in other responses of the same load, and in the page's inline scripts.
 *
 * @param address URL of the page, whose HTML should contain the sentences
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
    // a script may contain what the HTML doesn't
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

/** Readable text of a response: the strings of JSON, without tags, with entities decoded. */
function plainText(body: string): string {
  let text = body
  try {
    text = texts(JSON.parse(body)).join('\n')
  } catch {
    // not JSON: use it as is
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

/** All strings in a value, at any depth, except keys. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
