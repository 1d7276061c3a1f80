import type { Content } from 'mdast'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from './written-day'

/**
 * `<Customers />`: the stories of content/customers/stories.yml by field, a card for each with its sector, its figure if it
 * has one, its source and the date of that.
 */
export const customers: DataComponent = {
  optional: [],
  expand({ context }) {
    const { fields, stories } = context.site.customers
    return Object.entries(fields).flatMap(([key, label]): Content[] => {
      const inField = stories.filter(({ field }) => field === key)
      if (inField.length === 0) return []
      return [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
        list(
          'stories',
          inField.map(({ name, sector, figure, what, source }) => [
            paragraph([text(sector)], 'sector'),
            paragraph([strong(name)]),
            ...(figure ? [paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')] : []),
            paragraph([text(what)]),
            paragraph([link(source.label, source.href), text(`, ${writtenDay(source.date)}`)], 'source'),
          ]),
        ),
      ]
    })
  },
}
