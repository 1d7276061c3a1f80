import type { Content } from 'mdast'
import type { CustomersData } from '../../data-layer/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from './written-day'

/**
 * `<Customers />`: the stories of content/customers/stories.yml, the featured one first and the others by field. Each is a
 * card with its sector, its figure if it has one, its source and the date of that.
 */
export const customers: DataComponent = {
  optional: [],
  expand({ context }) {
    const { featured, fields, stories } = context.site.customers
    const groups = Object.entries(fields).flatMap(([key, label]): Content[] => {
      const inField = stories.filter(({ field, name }) => field === key && name !== featured)
      if (inField.length === 0) return []
      return [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
        list('stories', inField.map(card)),
      ]
    })
    return [list('stories', stories.filter(({ name }) => name === featured).map(card)), ...groups]
  },
}

function card({ name, sector, figure, what, source }: CustomersData['stories'][number]): Content[] {
  return [
    paragraph([text(sector)], 'sector'),
    paragraph([strong(name)]),
    ...(figure ? [paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')] : []),
    paragraph([text(what)]),
    paragraph([link(source.label, source.href), text(`, ${writtenDay(source.date)}`)], 'source'),
  ]
}
