import type { DataComponent } from './data-component'
import { link, list, paragraph, text } from './markdown-nodes'

/**
 * `<CustomerNames />`: the names selected in content/customers/stories.yml with what they do, and a link to
 * all stories.
 */
export const customerNames: DataComponent = {
  optional: [],
  expand({ context }) {
    const { names, stories } = context.site.customers
    const sectorOf = (name: string) => stories.find((story) => story.name === name)?.sector ?? ''
    return [
      paragraph(
        [text('Companies with published QuestDB '), link('case studies', '/customers/')],
        'users-source',
      ),
      list(
        'users',
        names.map((name) => [paragraph([text(name)]), paragraph([text(sectorOf(name))], 'sector')]),
      ),
    ]
  },
}
