import path from 'node:path'
import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'

/**
 * `<Download href="/downloads/trades.csv">label</Download>`: a link to a file in static/ or content/datasets/, with its
 * size.
 */
export const download: ContentComponent = {
  required: ['href'],
  optional: [],
  render({ attributes, children, node, context }) {
    const href = attributes.href ?? ''
    const file = href.startsWith('/') ? context.servedFile(href) : undefined
    const bytes = file === undefined ? undefined : context.fileSize(file)
    if (file === undefined || bytes === undefined) {
      problem(
        context,
        node,
        `the download ${href} does not exist`,
        'add the file to static/downloads and write href="/downloads/name.csv"; demo tables are at /downloads/datasets/name.sql',
      )
      return h('span', children)
    }
    context.noteFile(file)
    const kilobytes = Math.max(1, Math.round(bytes / 1000))
    return h('a', { className: ['download'], href, download: '' }, [
      ...children,
      h('small', ` ${path.extname(href).slice(1).toUpperCase()}, ${kilobytes} kB`),
    ])
  },
}
