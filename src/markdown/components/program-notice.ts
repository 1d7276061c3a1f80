import type { Content } from 'mdast'
import { paragraph, text } from './markdown-nodes'

/** What stands in the place of a missing result, in develop: a production build stops. */
export function programNotice(message: string): Content {
  const title = paragraph([text('No recorded result')], 'admonition-title')
  return {
    type: 'blockquote',
    children: [title, paragraph([text(message)])] as never,
    data: {
      hName: 'aside',
      hProperties: { className: ['admonition', 'warning'], role: 'note', dataRecordProblem: '' },
    },
  }
}
