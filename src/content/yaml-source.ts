import { LineCounter, parseDocument, type Document } from 'yaml'
import type { core, ZodError } from 'zod'
import { ContentError } from '../base/content-error'
import { ownValue } from '../base/own-value'

/** A parsed YAML text that still knows the line of each value. */
export interface YamlSource {
  value: unknown
  /** Line in the file, from 1, of the value at a path of keys and indexes. */
  lineOf(path: readonly PropertyKey[]): number
  /** The comment-free document, for callers that walk nodes themselves. */
  document: Document.Parsed
}

/**
 * Parses YAML and keeps its lines.
 * @param firstLine line of the file on which `text` begins, from 1
 * @throws {ContentError} with the line and the parser's reason
 */
export function parseYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const error = document.errors[0]
  if (error)
    throw new ContentError(
      file,
      lineAt(error.pos[0]),
      `the YAML is invalid: ${error.message.split('\n')[0]?.replace(/\.$/, '') ?? ''}`,
      'check the indentation, and quote strings that contain a colon, a #, or quotes',
    )
  return {
    value: document.toJS() as unknown,
    document,
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true) as
          { range?: [number, number, number] } | undefined
        if (node?.range) return lineAt(node.range[0])
      }
      return firstLine
    },
  }
}

/** Remedies by key path (`title`, `items.label`; `*` for everything else), shown after the problem. */
export type Remedies = Record<string, string>

/** One ContentError for each issue that zod found, at its line and with its remedy. */
export function zodErrors(
  file: string,
  source: YamlSource,
  error: ZodError,
  remedies: Remedies,
): ContentError[] {
  return error.issues.flatMap(issuesOfShape).flatMap((issue) => {
    const names = issue.path.filter((part) => typeof part === 'string')
    const remedy =
      ownValue(remedies, names.join('.')) ??
      ownValue(remedies, names.at(-1) ?? '') ??
      ownValue(remedies, names[0] ?? '') ??
      remedies['*'] ??
      'fix the value'
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          new ContentError(
            file,
            source.lineOf([...issue.path, key]),
            `unknown key "${key}"`,
            remedies.unknown ?? remedy,
          ),
      )
    const where = issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : ''
    return [
      new ContentError(
        file,
        source.lineOf(issue.path),
        `${where}${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`,
        remedy,
      ),
    ]
  })
}

/**
 * The issues of an entry that may have several shapes, such as a page or a section of the sidebar: those of the shape
 * that its keys name. An entry that fits none of them keeps its one issue.
 */
function issuesOfShape(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const own = issue.errors.find((shape) => !shape.some(isOfOtherShape))
  // a value without keys, such as a date in two forms, has the message of the whole
  if (!own || own.every(({ path }) => path.length === 0)) return [issue]
  return own.flatMap((inner) => issuesOfShape({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The entry itself has a key that the shape lacks, or lacks one that it needs, or is no mapping at all. */
function isOfOtherShape({ code, path, message }: core.$ZodIssue): boolean {
  if (path.length === 0) return code === 'unrecognized_keys' || code === 'invalid_type'
  return path.length === 1 && code === 'invalid_type' && /received undefined|is missing/.test(message)
}
