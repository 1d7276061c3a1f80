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
      const other = documented.get(name)
      if (other !== undefined)
        errors.push(
          new ContentError(
            page.file,
            undefined,
            `"${name}" is already documented in ${other}`,
            'keep one <Signature>, and link to its section from the other page',
          ),
        )
      documented.set(name, page.file)
      const inSection = anchorsBelow(page, signature)
      if (!page.examples.some((one) => inSection.has(one.anchor) && one.functions.includes(name)))
        errors.push(
          new ContentError(
            page.file,
            undefined,
            `the section "${signature.heading ?? 'before the first heading'}" has no example that uses ${name}`,
            'add a questdb-sql fence that calls it, then run make record for this page',
          ),
        )
    }
  const known = new Set(functions)
  const internal = new Set<string>()
  for (const { value, line } of internalFunctions.entries) {
    const { name } = value
    const place = documented.get(name)
    if (!known.has(name))
      errors.push(
        new ContentError(
          internalFunctions.file,
          line,
          `the server has no function ${name}`,
          'remove the entry',
        ),
      )
    else if (internal.has(name))
      errors.push(
        new ContentError(internalFunctions.file, line, `${name} is listed twice`, 'remove one entry'),
      )
    else if (place !== undefined)
      errors.push(
        new ContentError(
          internalFunctions.file,
          line,
          `${name} is documented in ${place}`,
          'remove the entry',
        ),
      )
    internal.add(name)
  }
  for (const name of functions)
    if (!documented.has(name) && !internal.has(name))
      errors.push(
        new ContentError(
          internalFunctions.file,
          undefined,
          `the server has "${name}", but no page documents it`,
          `write a section with <Signature of="${name}" />, or add an entry here with a reason`,
        ),
      )
  return errors
}

/** Returns the ids of a section's heading and of the deeper headings that follow it. */
function anchorsBelow(page: DocumentingPage, { anchor, depth }: PageSignature): Set<string | null> {
  const start = page.headings.findIndex(({ id }) => id === anchor)
  const rest = page.headings.slice(start + 1)
  const end = rest.findIndex((heading) => heading.depth <= depth)
  return new Set([anchor, ...(end < 0 ? rest : rest.slice(0, end)).map(({ id }) => id)])
}

function checkKeywords({ keywords, keywordPlaces, routes }: ReferenceSources): ContentError[] {
  const { file, entries } = keywordPlaces
  const errors: ContentError[] = []
  const known = new Set(keywords)
  const named = new Set<string>()
  for (const { value, line } of entries) {
    const { keyword, page } = value
    if (!known.has(keyword))
      errors.push(new ContentError(file, line, `the server has no keyword ${keyword}`, 'remove the entry'))
    else if (named.has(keyword))
      errors.push(new ContentError(file, line, `${keyword} is listed twice`, 'remove one entry'))
    else if (page !== undefined && !routes.has(page))
      errors.push(
        new ContentError(file, line, `the page ${page} does not exist`, 'use a route of the documentation'),
      )
    named.add(keyword)
  }
  for (const keyword of keywords)
    if (!named.has(keyword))
      errors.push(
        new ContentError(
          file,
          undefined,
          `the server has the keyword ${keyword}, which is not listed here`,
          'add it with the page that explains it or with a reason',
        ),
      )
  return errors
}
