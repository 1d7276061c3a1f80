import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { readAttributes } from '../components/attributes'
import { problem, type ProblemBook } from '../page-context'
import { ownValue } from '../../base/own-value'

/** Maximum nesting depth of Includes; an Include on the page itself has depth one. */
export const INCLUDE_LEVELS = 5

/** A fragment as inserted by an Include. */
export interface OpenedInclude<Fragment> {
  name: string
  fragment: Fragment
  /** The fragment's body with the Include's parameters filled in. */
  body: string
}

/**
 * Opens the fragment named by `<Include name="partials/wal-note" port="9000" />`. Both the site and the example runner
 * use this function, so they agree on the fences of a page.
 *
 * @param level nesting depth of the Include, 1 on a page itself
 * @returns undefined, after reporting a problem, if the fragment doesn't exist or is nested too deeply
 */
export function openInclude<Fragment extends { body: string }>(
  book: ProblemBook,
  node: MdxJsxFlowElement,
  level: number,
  fragments: ReadonlyMap<string, Fragment>,
): OpenedInclude<Fragment> | undefined {
  if (level > INCLUDE_LEVELS) {
    problem(
      book,
      node,
      `fragments are nested more than ${INCLUDE_LEVELS} deep, or include each other in a loop`,
      'remove one of the includes',
    )
    return undefined
  }
  const { name = '', ...parameters } = readAttributes(book, node)
  const fragment = fragments.get(name)
  if (!fragment) {
    const known = [...fragments.keys()].sort().join(', ')
    problem(book, node, `unknown fragment "${name}"`, `use one of: ${known}`)
    return undefined
  }
  const body = fillParameters(fragment.body, parameters)
  const missing = /@(?!release\.)([a-z][\w-]*)@/.exec(body)?.[1]
  if (missing)
    problem(
      book,
      node,
      `the fragment ${name} requires the parameter "${missing}"`,
      `write <Include name="${name}" ${missing}="…" />`,
    )
  return { name, fragment, body }
}

/** Replaces `@name@` with the parameter of that name; names without a parameter aren't changed. */
function fillParameters(text: string, parameters: Record<string, string>): string {
  return text.replace(/@([a-z][\w-]*)@/g, (whole, name: string) => ownValue(parameters, name) ?? whole)
}
