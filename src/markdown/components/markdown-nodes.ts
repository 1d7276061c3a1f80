import type { Content, ListItem, PhrasingContent, TableRow } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Cell } from '../../records/record-format'

/** Creates a text node. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })

/** Creates an internal or external link. */
export const link = (label: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: label }],
})

/** Creates bold text. */
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{ type: 'text', value }],
})

/** Creates a paragraph, optionally with classes in HTML. */
export const paragraph = (children: PhrasingContent[], className?: string): Content => ({
  type: 'paragraph',
  children,
  ...(className === undefined ? {} : { data: { hProperties: { className: className.split(' ') } } }),
})

/** Creates a quotation of one paragraph, with its quotation marks. */
export const quotation = (value: string): Content => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [text(`“${value}”`)] }],
})

/** Creates a list whose items contain blocks, with a class in HTML. */
export const list = (className: string, items: Content[][]): Content => ({
  type: 'list',
  ordered: false,
  spread: false,
  data: { hProperties: { className: [className], role: 'list' } },
  children: items.map((children): ListItem => ({
    type: 'listItem',
    spread: true,
    children: children as ListItem['children'],
  })),
})

/** Creates a table from rows of cells; the first row is the header. */
export const table = (rows: PhrasingContent[][][]): Content => ({
  type: 'table',
  children: rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

/** Creates a table of recorded rows below the names of their columns. Cells of a table can't contain line breaks. */
export const rowsTable = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Content =>
  table(
    [columns, ...rows].map((cells) =>
      cells.map((cell) => [text((cell ?? 'null').replace(/\s*\n\s*/g, ' '))]),
    ),
  )

/** Creates a use of a component, as an author would write it. */
export const component = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Content[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => ({
    type: 'mdxJsxAttribute',
    name: attribute,
    value,
  })),
  children: children as MdxJsxFlowElement['children'],
})
