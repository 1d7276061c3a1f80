import type { Element } from 'hast'
import type { Code } from 'mdast'
import type { Cell, RecordedColumn } from '../../records/record-format'

/**
 * What a component says of a fence that it made. Such a fence is no example of the page: the example runner, which reads
 * what authors wrote, does not see it, so it takes no number and has no entry in the page's record.
 */
export interface MadeFence {
  /** What the fence is: search leaves outputs out. */
  kind: 'program' | 'output' | 'query'
  /** Name of the file, shown next to the language. */
  fileName?: string
  /** Address under which the file can be downloaded. */
  download?: string
  /** Rows that were recorded for a query. */
  result?: { columns: RecordedColumn[]; rows: Cell[][]; server: string }
}

/** A fence made by a component; `title` is its caption. */
export function madeFence(lang: string, title: string, value: string, made: MadeFence): Code {
  const name = made.fileName === undefined ? title : `${title} (${made.fileName})`
  return {
    type: 'code',
    lang,
    meta: `title="${title.replace(/["\\]/g, '\\$&')}"`,
    value: value.trimEnd(),
    data: {
      hProperties: { dataMade: JSON.stringify(made) },
      ...(made.kind === 'program' ? { programName: name } : {}),
    },
  }
}

/** Title and file name of a program that a component shows, for the Markdown copy; undefined for other fences. */
export function programName({ data }: Code): string | undefined {
  const name = (data as { programName?: unknown } | undefined)?.programName
  return typeof name === 'string' ? name : undefined
}

/** What a component said of the fence with this `code` element; undefined for fences of the author. */
export function readMadeFence(code: Element): MadeFence | undefined {
  const made = code.properties?.dataMade
  return typeof made === 'string' ? (JSON.parse(made) as MadeFence) : undefined
}
