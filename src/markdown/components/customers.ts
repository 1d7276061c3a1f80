import type { Content, PhrasingContent } from 'mdast'
import type { CustomersData } from '../../content/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, list, paragraph, quotation, strong, text } from './markdown-nodes'
import { problem } from '../page-context'
import { writtenDay } from '../../base/written-day'

type Story = CustomersData['stories'][number]
type Quote = NonNullable<Story['quote']>

/**
 * `<Customers />`: the stories in content/customers/stories.yml, except the featured one: those with a figure as cards,
 * and then all others by industry. Each contains its source, the date of the source if it has one, and its quotation
 * unless `<CustomerQuotes />` shows it.
 */
export const customers: DataComponent = {
  sectionsOnly: true,
  optional: [],
  expand({ context }) {
    const { featured, quoted, scale, fields, stories } = context.site.customers
    const others = stories.filter(({ name }) => name !== featured)
    const group = (label: string, className: string, shown: readonly Story[]): Content[] =>
      shown.length === 0
        ? []
        : [
            { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
            list(
              className,
              shown.map((story) => card(story, !quoted.includes(story.name))),
            ),
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
  sectionsOnly: true,
  optional: [],
  expand({ context }) {
    const { featured, stories } = context.site.customers
    return [
      list(
        'featured-story',
        stories.filter(({ name }) => name === featured).map((story) => card(story, true)),
      ),
    ]
  },
}

/**
 * `<CustomerQuotes />`: the quotations that stories.yml selects, with their authors, companies, and sources. With
 * `names="Airbus | Syndica"`, those of these companies, below their names and above their figures.
 */
export const customerQuotes: DataComponent = {
  sectionsOnly: true,
  optional: ['names'],
  expand({ context, attributes, node }) {
    const { quoted, stories } = context.site.customers
    const names = attributes.names?.split('|').map((name) => name.trim())
    const chosen = (names ?? quoted).flatMap((name) =>
      stories.filter((story) => story.name === name && story.quote),
    )
    const unknown = names?.filter((name) => !chosen.some((story) => story.name === name)) ?? []
    if (unknown.length > 0)
      problem(
        context,
        node,
        `<CustomerQuotes> names ${unknown.map((name) => `"${name}"`).join(', ')}, which has no quote`,
        `use names of stories in content/customers/stories.yml that have a quote: ${stories.flatMap(({ name, quote }) => (quote ? name : [])).join(' | ')}`,
      )
    return [
      list(
        names ? 'quotes proofs' : 'quotes',
        chosen.flatMap(({ name, figure, quote, source }) =>
          quote
            ? [
                [
                  ...(names ? [paragraph([strong(name)], 'company')] : []),
                  quotation(quote.text),
                  paragraph(authored(quote, names ? undefined : name), 'by'),
                  ...(figure && names
                    ? [paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')]
                    : []),
                  paragraph(cited(quote.source ?? source), 'source'),
                ],
              ]
            : [],
        ),
      ),
    ]
  },
}

/** `<CustomerNames />`: the names selected in content/customers/stories.yml with their sectors, and a link to all stories. */
export const customerNames: DataComponent = {
  sectionsOnly: true,
  optional: [],
  expand({ context }) {
    const { names, stories } = context.site.customers
    return [
      paragraph(
        [text('Companies with published QuestDB '), link('case studies', '/customers/')],
        'users-source',
      ),
      list(
        'users',
        names.map((name) => [
          paragraph([text(name)]),
          ...stories.flatMap((story) =>
            story.name === name ? [paragraph([text(story.sector)], 'sector')] : [],
          ),
        ]),
      ),
    ]
  },
}

/** The author of a quotation, with the role and the company if they are known and not shown elsewhere. */
const authored = ({ author, role }: Quote, company?: string): PhrasingContent[] => [
  strong(author),
  ...[role, company].flatMap((part) => (part === undefined ? [] : [text(`, ${part}`)])),
]

const cited = ({ label, href, date }: Story['source']): PhrasingContent[] => [
  link(label, href),
  ...(date === undefined ? [] : [text(` · ${writtenDay(date)}`)]),
]

const told = (quote: Quote): Content[] => [quotation(quote.text), paragraph(authored(quote), 'by')]

/** The sources of a card: of the quotation and of everything else, if they differ. */
function sources({ source, figure }: Story, quoted: Story['source'] | undefined): PhrasingContent[] {
  if (!quoted) return cited(source)
  const other = figure ? 'Figure' : 'Description'
  return [text('Quotation: '), ...cited(quoted), text(` · ${other}: `), ...cited(source)]
}

function card(story: Story, quoting: boolean): Content[] {
  const { name, sector, figure, what, quote } = story
  return [
    paragraph([strong(name)]),
    paragraph([text(sector)], 'sector'),
    ...(figure ? [paragraph([strong(figure.value), text(` ${figure.label}`)], 'figure')] : []),
    paragraph([text(what)], 'what'),
    ...(quote && quoting ? told(quote) : []),
    paragraph(sources(story, quoting ? quote?.source : undefined), 'source'),
  ]
}
