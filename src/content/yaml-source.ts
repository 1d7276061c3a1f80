import { isMap, isScalar, LineCounter, parseDocument, type Document, type Range } from 'yaml'
import type { core, ZodError } from 'zod'
import { uncapital } from '../base/capital'
import { ContentError } from '../base/content-error'
import { isObject } from '../base/is-object'
import { ownValue } from '../base/own-value'
import { nearNames } from '../search/near-names'

/** Parsed YAML that retains the line of each value. */
export interface YamlSource {
  value: unknown
  /**
   * Returns the line in the file, starting at 1, of the entry at a path of keys and indexes: that of its key if it has
   * one. If the entry doesn't exist, it's the line of the nearest one that contains it.
   */
  lineOf(path: readonly PropertyKey[]): number
  /** The document without comments, for callers that traverse its nodes. */
  document: Document.Parsed
}

/**
 * Parses YAML and retains its lines.
 *
 * @param firstLine line in the file at which `text` starts, from 1
 * @throws {ContentError} with the line and the parser's message
 */
export function parseYaml(file: string, text: string, firstLine = 1): YamlSource {
  const { document, lineAt } = parsed(file, text, firstLine)
  return {
    // a copy for each caller
    value: document.toJS() as unknown,
    document,
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const range = rangeOf(document, path.slice(0, depth))
        if (range) return lineAt(range[0])
      }
      return firstLine
    },
  }
}

/** The place in the text of a key, or of an item of a list. */
function rangeOf(document: Document.Parsed, path: readonly PropertyKey[]): Range | null | undefined {
  const parent: unknown = document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined
  const node = (pair?.key ?? document.getIn(path, true)) as { range?: Range | null } | undefined
  return node?.range
}

interface ParsedText {
  text: string
  document: Document.Parsed
  lineAt: (offset: number) => number
}

/** The last text of each file: a build reads some files several times, and `make dev` all of them after each edit. */
const lastTexts = new Map<string, ParsedText>()

function parsed(file: string, text: string, firstLine: number): ParsedText {
  const key = `${file}:${firstLine}`
  const last = lastTexts.get(key)
  if (last?.text === text) return last
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  // a warning, such as for the tag `!= 1`, means that a part of the value is lost
  const error = document.errors[0] ?? document.warnings[0]
  if (error)
    throw new ContentError(
      file,
      lineAt(error.pos[0]),
      `the YAML is invalid: ${error.message.split('\n')[0]?.replace(/\.$/, '') ?? ''}`,
      'check the indentation, and quote strings that contain a colon, a #, or quotes, or begin with a sign such as !',
    )
  const result = { text, document, lineAt }
  lastTexts.set(key, result)
  return result
}

/** Suggestions by key path (`title`, `items.label`; `*` for everything else), shown after the problem. */
export type Remedies = Record<string, string>

/**
 * Converts zod's issues to ContentErrors with their lines and suggestions. An unknown key that is spelled like a missing
 * one is a single problem.
 */
export function zodErrors(
  file: string,
  source: YamlSource,
  error: ZodError,
  remedies: Remedies,
): ContentError[] {
  const issues = error.issues.flatMap(issuesOfShape)
  const misspelled = misspelledKeys(issues, source.value)
  const meant = new Set([...misspelled.values()].map(placeOf))
  return issues.flatMap((issue) => {
    if (meant.has(placeOf(issue.path))) return []
    const names = issue.path.filter((part) => typeof part === 'string')
    const remedy =
      ownValue(remedies, names.join('.')) ??
      ownValue(remedies, names.at(-1) ?? '') ??
      ownValue(remedies, names[0] ?? '') ??
      remedies['*'] ??
      'fix the value'
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const path = [...issue.path, key]
        const right = misspelled.get(placeOf(path))?.at(-1)
        return new ContentError(
          file,
          source.lineOf(path),
          `unknown key "${key}"`,
          right === undefined ? (remedies.unknown ?? remedy) : `did you mean ${String(right)}?`,
        )
      })
    return [
      new ContentError(
        file,
        source.lineOf(issue.path),
        `${issue.path.length > 0 ? `${placeOf(issue.path)}: ` : ''}${uncapital(issue.message)}`,
        remedy,
      ),
    ]
  })
}

/** Returns the missing keys that are spelled like an unknown key, by the place of the unknown one. */
function misspelledKeys(issues: readonly core.$ZodIssue[], value: unknown): Map<string, PropertyKey[]> {
  const missing = issues.filter((issue) => isMissing(issue, value)).map(({ path }) => path)
  return new Map(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const siblings = missing.filter((path) => placeOf(path.slice(0, -1)) === placeOf(issue.path))
      return issue.keys.flatMap((key): [string, PropertyKey[]][] => {
        const [right] = nearNames(
          key,
          siblings.map((path) => String(path.at(-1))),
        )
        return right === undefined ? [] : [[placeOf([...issue.path, key]), [...issue.path, right]]]
      })
    }),
  )
}

/** Returns whether an issue is about a key that the file doesn't contain. */
function isMissing({ path }: core.$ZodIssue, value: unknown): boolean {
  let inner = value
  for (const part of path) inner = isObject(inner) ? ownValue(inner, String(part)) : undefined
  return path.length > 0 && inner === undefined
}

/** Returns the place of a value as messages name it: `links.code`, or `stories: entry 1: field`, counted from 1. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => {
      const isOfList = typeof part === 'number' || typeof path[at - 1] === 'number'
      const separator = at === 0 ? '' : isOfList ? ': ' : '.'
      return `${separator}${typeof part === 'number' ? `entry ${part + 1}` : String(part)}`
    })
    .join('')
}

/**
 * Returns the issues of an entry with several possible shapes, such as a page or a category of the sidebar: those of
 * the shape that its keys indicate. An entry that doesn't match any of them keeps its single issue.
 */
function issuesOfShape(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const own = issue.errors.find((shape) => !shape.some(isOfOtherShape))
  // a value without keys, such as a date with two formats, has the message of the union
  if (!own || own.every(({ path }) => path.length === 0)) return [issue]
  return own.flatMap((inner) => issuesOfShape({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Returns whether the entry has an unknown key, lacks a required one, or isn't a mapping. */
function isOfOtherShape({ code, path, message }: core.$ZodIssue): boolean {
  if (path.length === 0) return code === 'unrecognized_keys' || code === 'invalid_type'
  return path.length === 1 && code === 'invalid_type' && /received undefined|is missing/.test(message)
}
