import type { DataComponent } from './data-component'
import { link, list, paragraph, text } from './markdown-nodes'

/**
 * `<CustomerNames />`: the names selected in content/customers/stories.yml, with a link to all stories and their years.
 */
export const customerNames: DataComponent = {
  optional: [],
  expand({ context }) {
    const { names, stories } = context.site.customers
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
        names.map((name) => [paragraph([text(name)])]),
      ),
    ]
  },
}
