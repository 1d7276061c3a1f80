import fs from 'node:fs'
import path from 'node:path'
import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'

/** `<Download href="/downloads/trades.csv">label</Download>`: a file of static/, with its size. */
export const download: ContentComponent = {
  required: ['href'],
  optional: [],
  draw({ attributes, children, node, context }) {
    const href = attributes.href ?? ''
    const file = path.join(process.cwd(), 'static', href)
    if (!href.startsWith('/') || !fs.existsSync(file)) {
      problem(
        context,
        node,
        `there is no file ${href} to download`,
        'put it under static/downloads and write href="/downloads/name.csv"',
      )
      return h('span', children)
    }
    const kilobytes = Math.max(1, Math.round(fs.statSync(file).size / 1000))
    return h('a', { className: ['download'], href, download: '' }, [
      ...children,
      h('small', ` ${path.extname(href).slice(1).toUpperCase()}, ${kilobytes} kB`),
    ])
  },
}
