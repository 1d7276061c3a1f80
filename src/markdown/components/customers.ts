import type { Content } from 'mdast'
import type { CustomersData } from '../../content/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from '../../base/written-day'

type Story = CustomersData['stories'][number]

/**
 * `<Customers />`: the stories in content/customers/stories.yml, except the featured one: those with a figure as cards,
 * and then all others by industry. Each contains its source, and the date of the source if it has one.
 */
export const customers: DataComponent = {
  optional: [],
  expand({ context }) {
    const { featured, scale, fields, stories } = context.site.customers
    const others = stories.filter(({ name }) => name !== featured)
    const group = (label: string, className: string, shown: readonly Story[]): Content[] =>
      shown.length === 0
        ? []
        : [
            { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
            list(className, shown.map(card)),
          ]
    return [
      ...group(
        scale,
        'story-cards',
        others.filter(({ figure }) => figure),
      ),
      ...Object.entries(fields).flatMap(([key, label]) =>
        group(
          label,
          'stories',
          others.filter(({ field, figure }) => field === key && !figure),
        ),
      ),
    ]
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
    ...(figure ? [paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')] : []),
    paragraph([text(what)]),
    paragraph([link(source.label, source.href), text(date)], 'source'),
  ]
}
