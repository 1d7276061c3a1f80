import type { DataComponent } from './data-component'
import { link, list, paragraph, text } from './markdown-nodes'

/**
 * `<CustomerNames />`: the names of the companies in content/customers/stories.yml in one line, with a link to their
 * stories and the years that these are from.
 */
export const customerNames: DataComponent = {
  optional: [],
  expand({ context }) {
    const { stories } = context.site.customers
    const years = stories.flatMap(({ source }) => /^\d{4}/.exec(source.date) ?? []).sort()
    const [first, last] = [years[0], years.at(-1)]
    const span = first === undefined || first === last ? (first ?? '') : `${first} to ${last ?? ''}`
    return [
      paragraph(
        [
          text('Companies that use QuestDB, according to '),
          link(`case studies${span ? ` from ${span}` : ''}`, '/customers/'),
        ],
        'users-source',
      ),
      list(
        'users',
        stories.map(({ name }) => [paragraph([text(name)])]),
      ),
    ]
  },
}
