import type { Content } from 'mdast'
import { paragraph, text } from './markdown-nodes'

/** Replaces a missing result in development. A production build fails instead. */
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
