import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { problem, type PageContext } from '../page-context'

/** Attributes of a component as plain texts; expressions and spreads are reported and left out. A bare attribute is ''. */
export function readAttributes(
  context: PageContext,
  node: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes' | 'position'>,
): Record<string, string> {
  const result: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object')
      result[attribute.name] = attribute.value ?? ''
    else if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) result[attribute.name] = ''
    else
      problem(
        context,
        node,
        `<${node.name ?? ''}> has an attribute that is not a plain text`,
        'write attributes as name="text"',
      )
  }
  return result
}
