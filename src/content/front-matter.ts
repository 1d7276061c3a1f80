import { z } from 'zod'
import { ContentError, contentErrors } from '../base/content-error'
import { FAMILIES, type FamilyName, type FrontMatter } from './families'
import { FRAGMENT_FRONT_MATTER } from './front-matter-schemas'
import { validYaml } from './read-yaml'

/** A content file split into front matter and body. */
export interface SplitFile {
  frontMatter: FrontMatter
  body: string
  /** First line of the body in the file, starting at 1. */
  bodyLine: number
  /** Line of a front matter value in the file, starting at 1. */
  lineOf: (path: readonly PropertyKey[]) => number
}

const REMEDIES = {
  title: 'write 2 to 60 characters, without the site name: title: ASOF JOIN',
  description: 'write 50 to 160 characters that summarize the page for readers: description: …',
  keywords: 'write a list of keywords: keywords: [asof, join]',
  datasets: 'write a list of names from content/datasets: datasets: [trades]',
  image: 'put the file in static/, and write its address: image: /images/diagram.png',
  canonical: 'write a full URL: canonical: https://questdb.com/docs/…/',
  noindex: 'write noindex: true, or omit it',
  sources:
    'write a list of entries with facts, name, and url: sources: [{ facts: …, name: …, url: https://… }]',
  date: 'write the publication date: date: 2025-07-11',
  updated: 'write the date on which the post was rewritten, or omit it: updated: 2026-11-21',
  authors: 'write a list of names, or omit it: authors: [Ada Lovelace]',
  tags: 'write a list of tags: tags: [release]',
} satisfies Record<keyof FrontMatter, string>

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * Splits a content file into front matter and body, and validates the front matter.
 *
 * @throws {AggregateError} of ContentErrors with all problems of the front matter
 */
export function splitFile(file: string, raw: string, family: FamilyName, isFragment = false): SplitFile {
  const match = raw.startsWith('---') ? FENCE.exec(raw) : null
  if (match?.index !== 0)
    throw contentErrors([
      new ContentError(
        file,
        1,
        'the file does not start with front matter',
        'start it with a --- line, then title: and description:, then another --- line',
      ),
    ])
  const schema = isFragment ? FRAGMENT_FRONT_MATTER : FAMILIES[family].frontMatter
  const known = Object.keys(schema.shape).join(', ')
  const remedies = { ...REMEDIES, unknown: `use only these keys: ${known}` }
  // without any keys, YAML is null, and each required key is reported as missing
  const format = { schema: z.preprocess((value) => value ?? {}, schema), remedies }
  const { value, source } = validYaml(file, match[1] ?? '', format, 2)
  return {
    frontMatter: value,
    body: raw.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf: (path) => source.lineOf(path),
  }
}
