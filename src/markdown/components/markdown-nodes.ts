import type { Content, ListItem, PhrasingContent, TableRow } from 'mdast'

/** A text. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })

/** A link to a place outside the site or on it. */
export const link = (label: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: label }],
})

/** Bold text. */
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{ type: 'text', value }],
})

/** A paragraph, with a class in HTML where one is given. */
export const paragraph = (children: PhrasingContent[], className?: string): Content => ({
  type: 'paragraph',
  children,
  ...(className === undefined ? {} : { data: { hProperties: { className: [className] } } }),
})

/** A list whose items hold blocks, with a class in HTML. */
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

/** A table from rows of cells; the first row is the head. */
export const table = (rows: PhrasingContent[][][]): Content => ({
  type: 'table',
  children: rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})
