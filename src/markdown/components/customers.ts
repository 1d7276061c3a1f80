import type { Content } from 'mdast'
import type { CustomersData } from '../../content/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, list, paragraph, strong, text } from './markdown-nodes'
import { writtenDay } from '../../base/written-day'

type Story = CustomersData['stories'][number]

/**
 * `<Customers />`: the stories in content/customers/stories.yml by industry, except the featured one. Each card
 * contains the figure, its source, and the date of the source.
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

/** `<CustomerFigures />`: the featured story, and the figures of the stories selected in stories.yml. */
export const customerFigures: DataComponent = {
  optional: [],
  expand({ context }) {
    const { featured, figures, stories } = context.site.customers
    const named = (wanted: string) => stories.filter(({ name }) => name === wanted)
    return [
      list('customer-figures', [
        ...named(featured).map(card),
        ...figures.flatMap(named).map((story) => [...headOf(story), figureOf(story)]),
      ]),
    ]
  },
}

function card(story: Story): Content[] {
  const { what, source } = story
  return [
    ...headOf(story),
    figureOf(story),
    paragraph([text(what)]),
    paragraph([link(source.label, source.href), text(`, ${writtenDay(source.date)}`)], 'source'),
  ]
}

function headOf({ name, sector }: Story): Content[] {
  return [paragraph([strong(name)]), paragraph([text(sector)], 'sector')]
}

function figureOf({ figure }: Story): Content {
  return paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')
}
