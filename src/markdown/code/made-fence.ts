import type { Element } from 'hast'
import type { Code } from 'mdast'
import type { Cell, RecordedColumn } from '../../records/record-format'

/**
 * Properties of a fence created by a component. Such a fence isn't an example of the page: the example runner, which
 * reads the source, doesn't see it, so it has no number and no entry in the page's record.
 */
export interface MadeFence {
  /** Kind of the fence; the search omits outputs. */
  kind: 'program' | 'output' | 'query'
  /** File name, shown next to the language. */
  fileName?: string
  /** URL from which the file can be downloaded. */
  download?: string
  /** Recorded rows of a query, or those that an output consists of. The type of a column is empty if it's unknown. */
  result?: { columns: RecordedColumn[]; rows: Cell[][]; server: string }
}

/** Creates a fence for a component; `title` is its caption. */
export function madeFence(lang: string, title: string, value: string, made: MadeFence): Code {
  return {
    type: 'code',
    lang,
    meta: `title="${title.replace(/["\\]/g, '\\$&')}"`,
    value: value.trimEnd(),
    data: { hProperties: { dataMade: JSON.stringify(made) } },
  }
}

/** Returns the properties of a fence in a page's Markdown tree; undefined if the author wrote it. */
export function madeOf({ data }: Code): MadeFence | undefined {
  return parseMade((data as { hProperties?: { dataMade?: unknown } } | undefined)?.hProperties?.dataMade)
}

/** Returns the properties of the fence with this `code` element; undefined if the author wrote the fence. */
export function readMadeFence(code: Element): MadeFence | undefined {
  return parseMade(code.properties?.dataMade)
}

function parseMade(made: unknown): MadeFence | undefined {
  return typeof made === 'string' ? (JSON.parse(made) as MadeFence) : undefined
}
