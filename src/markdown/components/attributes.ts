import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { nearNames } from '../../search/near-names'
import { problem, type ProblemBook } from '../page-context'

/**
 * Returns the attributes of a component as strings. Expressions and spreads are reported and omitted. An attribute
 * without a value is ''.
 */
export function readAttributes(
  context: ProblemBook,
  node: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes' | 'position'>,
): Record<string, string> {
  const result = new Map<string, string>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && result.has(attribute.name))
      problem(
        context,
        node,
        `<${node.name ?? ''}> has the attribute ${attribute.name} twice`,
        'remove one of them',
      )
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object')
      result.set(attribute.name, attribute.value ?? '')
    else if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) result.set(attribute.name, '')
    else
      problem(
        context,
        node,
        `<${node.name ?? ''}> has an attribute that is not a plain string`,
        'write attributes as name="value"',
      )
  }
  return Object.fromEntries(result)
}

/**
 * Reports attributes that a component doesn't accept, and returns the others. A misspelled attribute is returned under
 * the name that it is spelled like, so that this attribute isn't reported as missing too.
 */
export function acceptedAttributes(
  context: ProblemBook,
  node: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'position'>,
  attributes: Readonly<Record<string, string>>,
  known: readonly string[],
): Record<string, string> {
  const accepted = new Map(Object.entries(attributes).filter(([name]) => known.includes(name)))
  for (const [extra, value] of Object.entries(attributes)) {
    if (known.includes(extra)) continue
    const [meant] = nearNames(
      extra,
      known.filter((name) => !accepted.has(name)),
    )
    if (meant !== undefined) accepted.set(meant, value)
    problem(
      context,
      node,
      `<${node.name ?? ''}> doesn't accept the attribute ${extra}`,
      meant !== undefined
        ? `did you mean ${meant}?`
        : known.length > 0
          ? `use only: ${known.join(', ')}`
          : 'remove it: this tag accepts no attributes',
    )
  }
  return Object.fromEntries(accepted)
}
