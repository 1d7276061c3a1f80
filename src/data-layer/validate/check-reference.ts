import type { PageSignature } from '../../markdown/page-context'
import type { ExampleFields } from '../reference/example-node'
import type { ServerParameter } from '../../records/server-facts'
import type { ParameterFile } from '../../content/parameters/read-parameters'
import { checkParameters } from './check-parameters'
import { ContentError } from '../../base/content-error'

/** What a page documents about functions. */
export interface DocumentingPage {
  file: string
  signatures: readonly PageSignature[]
  /** Examples of the page with the names they use. */
  examples: readonly Pick<ExampleFields, 'functions' | 'anchor'>[]
  /** Ids of the page's headings of level 2 and 3 in order, with their levels. */
  headings: readonly { id: string; depth: 2 | 3 }[]
}

/** A maintained list with the line of each entry. */
export interface KeptList<T> {
  file: string
  entries: readonly { value: T; line: number }[]
}

/** What the reference is compared with. */
export interface ReferenceSources {
  /** Names of functions and operators. */
  functions: readonly string[]
  parameters: readonly ServerParameter[]
  keywords: readonly string[]
  pages: readonly DocumentingPage[]
  /** All existing routes. */
  routes: ReadonlySet<string>
  internalFunctions: KeptList<{ name: string }>
  keywordPlaces: KeptList<{ keyword: string; page?: string }>
  describedParameters: readonly ParameterFile[]
}

/**
 * Compares the reference with the server in both directions: nothing of the server is missing without a reason, nothing
 * is documented that doesn't exist, and the section of each documented function contains an example that was run.
 */
export function checkReference(sources: ReferenceSources): ContentError[] {
  return [
    ...checkFunctions(sources),
    ...checkKeywords(sources),
    ...checkParameters(sources.parameters, sources.describedParameters),
  ]
}

function checkFunctions({ functions, pages, internalFunctions }: ReferenceSources): ContentError[] {
  const errors: ContentError[] = []
  const documented = new Map<string, string>()
  for (const page of pages)
    for (const signature of page.signatures) {
      const { name } = signature
      const report = (problem: string, instead: string) =>
        errors.push(new ContentError(page.file, undefined, problem, instead))
      const other = documented.get(name)
      if (other !== undefined)
        report(
          `"${name}" is already documented in ${other}`,
          'keep one <Signature>, and link to its section from the other page',
        )
      documented.set(name, page.file)
      const inSection = anchorsBelow(page, signature)
      if (!page.examples.some((one) => inSection.has(one.anchor) && one.functions.includes(name)))
        report(
          `the section "${signature.heading ?? 'before the first heading'}" has no example that uses ${name}`,
          'add a questdb-sql fence that calls it, then run make record for this page',
        )
    }
  const internal = new Set(internalFunctions.entries.map(({ value }) => value.name))
  return [
    ...errors,
    ...checkEntries(internalFunctions, functions, {
      kind: 'function',
      nameOf: ({ name }) => name,
      mistakeIn({ name }) {
        const place = documented.get(name)
        return place === undefined ? undefined : [`${name} is documented in ${place}`, 'remove the entry']
      },
    }),
    ...functions
      .filter((name) => !documented.has(name) && !internal.has(name))
      .map(
        (name) =>
          new ContentError(
            internalFunctions.file,
            undefined,
            `the server has "${name}", but no page documents it`,
            `write a section with <Signature of="${name}" />, or add an entry here with a reason`,
          ),
      ),
  ]
}

/** Returns the ids of a section's heading and of the deeper headings that follow it. */
function anchorsBelow(page: DocumentingPage, { anchor, depth }: PageSignature): Set<string | null> {
  const start = page.headings.findIndex(({ id }) => id === anchor)
  const rest = page.headings.slice(start + 1)
  const end = rest.findIndex((heading) => heading.depth <= depth)
  return new Set([anchor, ...(end < 0 ? rest : rest.slice(0, end)).map(({ id }) => id)])
}

function checkKeywords({ keywords, keywordPlaces, routes }: ReferenceSources): ContentError[] {
  const named = new Set(keywordPlaces.entries.map(({ value }) => value.keyword))
  return [
    ...checkEntries(keywordPlaces, keywords, {
      kind: 'keyword',
      nameOf: ({ keyword }) => keyword,
      mistakeIn: ({ page }) =>
        page === undefined || routes.has(page)
          ? undefined
          : [`the page ${page} does not exist`, 'use a route of the documentation'],
    }),
    ...keywords
      .filter((keyword) => !named.has(keyword))
      .map(
        (keyword) =>
          new ContentError(
            keywordPlaces.file,
            undefined,
            `the server has the keyword ${keyword}, which is not listed here`,
            'add it with the page that explains it or with a reason',
          ),
      ),
  ]
}

type Mistake = readonly [problem: string, instead: string]

/** How to check the entries of a list. */
interface EntryCheck<T> {
  /** What the server calls what is listed. */
  kind: string
  nameOf: (value: T) => string
  /** Returns the problem of an entry that the server has, and a suggestion. */
  mistakeIn: (value: T) => Mistake | undefined
}

/** Checks that the server has each entry of a list, and that none is listed twice. */
function checkEntries<T>(
  { file, entries }: KeptList<T>,
  onServer: readonly string[],
  { kind, nameOf, mistakeIn }: EntryCheck<T>,
): ContentError[] {
  const known = new Set(onServer)
  const seen = new Set<string>()
  return entries.flatMap(({ value, line }) => {
    const name = nameOf(value)
    const mistake: Mistake | undefined = !known.has(name)
      ? [`the server has no ${kind} ${name}`, 'remove the entry']
      : seen.has(name)
        ? [`${name} is listed twice`, 'remove one entry']
        : mistakeIn(value)
    seen.add(name)
    return mistake ? [new ContentError(file, line, ...mistake)] : []
  })
}
