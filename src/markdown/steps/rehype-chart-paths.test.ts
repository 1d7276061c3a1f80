import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h, s } from 'hastscript'
import svgpath from 'svgpath'
import { expect, it } from 'vitest'
import { rehypeChartPaths } from './rehype-chart-paths'

/** Paths of a chart and of an icon outside it, after the step. */
function paths(d: string): string[] {
  const path = () => s('svg', [s('path', { d })])
  const tree: Root = { type: 'root', children: [h('div', { class: 'chart' }, path()), path()] }
  rehypeChartPaths()(tree)
  return [...toHtml(tree as never).matchAll(/ d="([^"]*)"/g)].map(([, one = '']) => one)
}

it('makes the paths of charts relative, and leaves other paths as they are', () => {
  const absolute = 'M35,166.3L41.5,184.4L48.1,166.6'
  expect(paths(absolute)).toEqual(['M35 166.3l6.5 18.1 6.6-17.8', absolute])
})

it('keeps each point where it was, however many come before it', () => {
  const points = Array.from({ length: 500 }, (_, at) => `${(at * 1.3).toFixed(1)},${(at % 7) / 10}`)
  const [relative = ''] = paths(`M${points.join('L')}`)
  const back = svgpath(relative).abs().round(1).toString()
  expect(back).toBe(
    svgpath(`M${points.join('L')}`)
      .round(1)
      .toString(),
  )
})
