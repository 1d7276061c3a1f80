import type { DataComponent } from './data-component'
import { link, list, paragraph, text } from './markdown-nodes'

/** `<CustomerNames />`: the names selected in content/customers/stories.yml with their sectors, and a link to all stories. */
export const customerNames: DataComponent = {
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
