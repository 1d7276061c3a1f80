import { z } from 'zod'
import { ContentError } from '../base/content-error'
import type { FamilyName } from './families'
import { parseYaml, zodErrors } from './yaml-source'

/** Where facts of a page come from that no example shows. */
export interface PageSource {
  /** What rests on the source, as a noun phrase. */
  facts: string
  name: string
  url: string
}

/** What an author writes between the `---` lines. */
export interface FrontMatter {
  title: string
  description: string
  keywords?: string[]
  datasets?: string[]
  image?: string
  canonical?: string
  noindex?: boolean
  /** Documentation only. */
  sources?: PageSource[]
  /** Blog posts only: `2025-07-11`. */
  date?: string
  /** Blog posts only. */
  authors?: string[]
  /** Blog posts only. */
  tags?: string[]
}

/** A content file cut into front matter and body. */
export interface SplitFile {
  frontMatter: FrontMatter
  body: string
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number
  /** Line of the file, from 1, of a value of the front matter. */
  lineOf: (path: readonly PropertyKey[]) => number
}

const text = (least: number, most: number) =>
  z
    .string(`is missing or not a string`)
    .trim()
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
const word = z.string().trim().min(1, 'is empty')

const common = {
  title: text(2, 60),
  description: text(50, 160),
  keywords: z.array(word).optional(),
  datasets: z.array(z.string().regex(/^[a-z_]+$/, 'is not a valid demo table name')).optional(),
  image: word.optional(),
  canonical: z.url('is not a URL').optional(),
  noindex: z.boolean('is not true or false').optional(),
}

const docs = {
  ...common,
  sources: z.array(z.strictObject({ facts: word, name: word, url: z.url('is not a URL') })).optional(),
}

const blog = {
  ...common,
  date: z.iso.date('is not a date'),
  authors: z.array(word).optional(),
  tags: z.array(word).optional(),
}

const SCHEMAS = {
  docs: z.strictObject(docs),
  glossary: z.strictObject(common),
  compare: z.strictObject(common),
  pages: z.strictObject(common),
  blog: z.strictObject(blog),
} satisfies Record<FamilyName, z.ZodType>

const FRAGMENT = z.strictObject({ title: text(2, 60), description: text(10, 160) })

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
  authors: 'write a list of names, or omit it: authors: [Ada Lovelace]',
  tags: 'write a list of tags: tags: [release]',
}

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * Cuts a content file into front matter and body and checks the front matter.
 * @throws {AggregateError} of ContentErrors, every problem of the front matter at once
 */
export function splitFile(file: string, raw: string, family: FamilyName, isFragment = false): SplitFile {
  const match = raw.startsWith('---') ? FENCE.exec(raw) : null
  if (match?.index !== 0)
    throw new AggregateError([
      new ContentError(
        file,
        1,
        'the file does not start with front matter',
        'start it with a --- line, then title: and description:, then another --- line',
      ),
    ])
  let source
  try {
    source = parseYaml(file, match[1] ?? '', 2)
  } catch (error) {
    throw new AggregateError([error])
  }
  const schema = isFragment ? FRAGMENT : SCHEMAS[family]
  const result = schema.safeParse(source.value ?? {})
  if (!result.success) {
    const known = Object.keys(schema.shape).join(', ')
    const remedies = { ...REMEDIES, unknown: `use only these keys: ${known}` }
    throw new AggregateError(zodErrors(file, source, result.error, remedies))
  }
  return {
    frontMatter: result.data,
    body: raw.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf: (path) => source.lineOf(path),
  }
}
