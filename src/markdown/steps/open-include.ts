import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { readAttributes } from '../components/attributes'
import { problem, type ProblemBook } from '../page-context'
import { ownValue } from '../../base/own-value'

/** How many fragments deep an Include may be nested; one on a page itself opens the first. */
export const INCLUDE_LEVELS = 5

/** A fragment as one Include wants it. */
export interface OpenedInclude<Fragment> {
  name: string
  fragment: Fragment
  /** The fragment's body with the Include's parameters filled in. */
  body: string
}

/**
 * Opens the fragment that `<Include name="partials/wal-note" port="9000" />` names. The site and the example runner
 * both use it, so that they agree on which fences a page has.
 * @param level levels that the Include is nested, 1 on a page itself
 * @returns undefined, with a problem noted, where there is no such fragment or it is nested too deep
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

/** Replaces `@name@` by the parameter of that name; names without a parameter stay. */
function fillParameters(text: string, parameters: Record<string, string>): string {
  return text.replace(/@([a-z][\w-]*)@/g, (whole, name: string) => ownValue(parameters, name) ?? whole)
}
