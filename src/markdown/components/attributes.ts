import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
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
