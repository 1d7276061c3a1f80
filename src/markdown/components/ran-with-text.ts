import type { Content } from 'mdast'
import type { ExampleRecord, ToolRecord } from '../../content/client-examples/schemas'
import { paragraph, text } from './markdown-nodes'
import { writtenDay } from '../../base/written-day'

/** Class of the line with the versions; the search omits it. */
export const RAN_WITH_CLASS = 'ran-with'

/** `Tested with pandas 2.3.3, questdb 3.0.0, Python 3.11.7, and QuestDB 9.0.1 on November 22, 2026.` */
export function ranWithText({ client, runtime, server, date }: ExampleRecord['ranWith']): string {
  // each of them may name several packages: `pandas 2.3.3, questdb 3.0.0`
  return testedWith([client, runtime, server], date)
}

/** `Tested with Apache Kafka 3.9.0 and QuestDB 9.0.1 on November 22, 2026.` */
export function toolRanWithText({ versions, server, date }: ToolRecord['ranWith']): string {
  return testedWith([...versions, server], date)
}

function testedWith(names: readonly string[], date: string): string {
  const versions = new Set(names.flatMap((one) => one.split(', ')).filter(Boolean))
  return `Tested with ${listed([...versions])} on ${writtenDay(date)}.`
}

/** `Not run: it needs a license.` */
export function notRunText(reason: string): string {
  return `Not run: ${reason.replace(/\.$/, '')}.`
}

/** Returns the line below an example that states the versions it ran with. */
export function ranWithLine(sentence: string): Content {
  return paragraph([text(sentence)], RAN_WITH_CLASS)
}

/** `a`, `a and b`, or `a, b, and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`
}
