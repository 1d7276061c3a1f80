import { h, s } from 'hastscript'
import { capital } from '../../base/capital'
import { measuredValue } from '../measured-value'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { findSeries, namedRows } from './plot'

/** Length of the longest bar, in units of the drawing. */
const LENGTH = 100

/** Shortest visible bar, so that a value close to zero isn't mistaken for a missing one. */
const SHORTEST = 1.5

/**
 * `<Bars data="queries" series="latest-on" highlight="LATEST ON" />`: figures from content/benchmarks as a small list of
 * bars. With `rows="A | B"`, only these rows are shown, in that order. `highlight` names the row that the text is about.
 */
export const bars: ContentComponent = {
  sectionsOnly: true,
  required: ['data', 'series', 'highlight'],
  optional: ['rows'],
  render(use) {
    const { attributes, context, node } = use
    const found = findSeries(use)
    if (!found) return h('span')
    const { series, benchmark } = found
    const { rows, unknown } = namedRows(series, attributes.rows)
    if (!rows.some(({ name }) => name === attributes.highlight)) unknown.push(attributes.highlight ?? '')
    if (unknown.length > 0) {
      problem(
        context,
        node,
        `<Bars> names ${unknown.map((name) => `"${name}"`).join(', ')}, which it doesn't show`,
        `use names of rows in ${attributes.data ?? ''}.yml: ${series.rows.map(({ name }) => name).join(' | ')}`,
      )
      return h('span')
    }
    const longest = Math.max(...rows.map(({ value }) => value)) || 1
    const list = h(
      'ul',
      { className: ['proof-bars'], role: 'list' },
      rows.map(({ name, value }) =>
        h('li', name === attributes.highlight ? { className: ['highlight'] } : {}, [
          h('span', `${name} `),
          h('span', measuredValue(value, benchmark.unit)),
          s(
            'svg',
            { viewBox: `0 0 ${LENGTH} 1`, preserveAspectRatio: 'none', ariaHidden: 'true' },
            s('rect', {
              width: Math.round(Math.max(SHORTEST, (value / longest) * LENGTH) * 10) / 10,
              height: 1,
            }),
          ),
        ]),
      ),
    )
    // in one group of bars, the longest is the best, and in another, the worst
    const direction = `${capital(benchmark.better)} is better`
    return h('div', [h('p', { className: ['proof-direction'] }, direction), list])
  },
}
