import type { Content } from 'mdast'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from './written-day'

/** `<Customers />`: the stories of content/customers/stories.yml by field, each with its source and date. */
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
          inField.map(({ name, what, source }) => [
            paragraph([strong(name)]),
            paragraph([text(what)]),
            paragraph([link(source.label, source.href), text(`, ${writtenDay(source.date)}`)], 'source'),
          ]),
        ),
      ]
    })
  },
}
