import type { Content } from 'mdast'
import type { CustomersData } from '../../content/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from '../../base/written-day'

type Story = CustomersData['stories'][number]

/**
 * `<Customers />`: the stories in content/customers/stories.yml by industry, except the featured one. Each card
 * contains the figure or a phrase without one, its source, and the date of the source if it has one.
 */
export const customers: DataComponent = {
  optional: [],
  expand({ context }) {
    const { featured, fields, stories } = context.site.customers
    return Object.entries(fields).flatMap(([key, label]): Content[] => {
      const inField = stories.filter(({ field, name }) => field === key && name !== featured)
      if (inField.length === 0) return []
      return [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
        list('stories', inField.map(card)),
      ]
    })
  },
}

/** `<FeaturedCustomer />`: the story that stories.yml features, as a large card. */
export const featuredCustomer: DataComponent = {
  optional: [],
  expand({ context }) {
    const { featured, stories } = context.site.customers
    return [list('featured-story', stories.filter(({ name }) => name === featured).map(card))]
  },
}

function card({ name, sector, figure, what, source }: Story): Content[] {
  const date = source.date === undefined ? '' : ` · ${writtenDay(source.date)}`
  return [
    paragraph([strong(name)]),
    paragraph([text(sector)], 'sector'),
    figure.value === undefined
      ? paragraph([text(figure.label)], 'phrase')
      : paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure'),
    paragraph([text(what)]),
    paragraph([link(source.label, source.href), text(date)], 'source'),
  ]
}
