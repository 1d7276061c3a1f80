import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { PageContext, PageSection } from '../page-context'
import { eachElement } from './each-element'

/**
 * Records the section of each example and signature. It runs after headings have ids and before their links are added.
 */
export function rehypeSections(context: PageContext) {
  return () => (tree: Root) => {
    let section: PageSection = { anchor: null, heading: null, depth: 1 }
    eachElement(tree, (node) => {
      const { properties } = node
      const depth = /^h([23])$/.exec(node.tagName)?.[1]
      if (depth !== undefined && typeof properties?.id === 'string' && properties.id !== 'footnote-label')
        section = { anchor: properties.id, heading: toString(node).trim(), depth: Number(depth) }
      if (typeof properties?.dataExample === 'string') {
        const { fence, line, title } = JSON.parse(properties.dataExample) as ExampleMark
        const [language = '', index = ''] = fence.split(' ')
        context.examples.push({ language, index: Number(index), line, title, ...section })
        delete properties.dataExample
      }
      if (typeof properties?.dataSignature === 'string')
        context.signatures.push({ name: properties.dataSignature, ...section })
    })
  }
}

/** Attributes that rehype-code adds to an example for this step. */
export interface ExampleMark {
  /** `questdb-sql 3` */
  fence: string
  /** Line of the fence, or of the Include that inserted it. */
  line: number | null
  title: string | null
}
