import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'

const benchmark: Benchmark = {
  title: 'Queries',
  command: 'make measure',
  date: 2026,
  versions: 'A 1',
  hardware: 'one machine',
  unit: 'ms',
  better: 'lower',
  series: {
    join: {
      title: 'Joins',
      rows: [
        { name: 'Fast', value: 0.5 },
        { name: 'Slow', value: 400 },
        { name: 'Slower', value: 800 },
      ],
    },
  },
}
const benchmarks = new Map([['queries', benchmark]])
const compile = (body: string) => compileText(body, { benchmarks })

it('draws each row in proportion to the longest, and never so short that it disappears', async () => {
  const { html } = await compile('<Bars data="queries" series="join" highlight="Fast" />')
  expect([...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width)).toEqual([
    '1.5',
    '50',
    '100',
  ])
  expect(html).toContain('<li class="highlight"><span>Fast </span><span>0.5 ms</span>')
  expect(html).toContain('<li><span>Slow </span>')
})

it('is a list for screen readers, with the values as text only', async () => {
  const { html } = await compile('<Bars data="queries" series="join" highlight="Fast" />')
  // without its role, Safari doesn't announce a list without bullets
  expect(html).toContain('<ul class="proof-bars" role="list">')
  expect(html.match(/<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">/g)).toHaveLength(
    3,
  )
})

it('says which direction is better', async () => {
  const of = async (better: Benchmark['better']) =>
    (
      await compileText('<Bars data="queries" series="join" highlight="Fast" />', {
        benchmarks: new Map([['queries', { ...benchmark, unit: 'percent', better }]]),
      })
    ).html
  expect(await of('lower')).toContain('Lower is better')
  expect(await of('higher')).toContain('Higher is better')
})

it('shows the chosen rows in the given order', async () => {
  const { html } = await compile('<Bars data="queries" series="join" highlight="Fast" rows="Slow | Fast" />')
  expect([...html.matchAll(/<span>(\w+) <\/span>/g)].map(([, name]) => name)).toEqual(['Slow', 'Fast'])
})

it('is a table in the Markdown copy', async () => {
  const { markdown } = await compile('<Bars data="queries" series="join" highlight="Fast" />')
  expect(markdown).toMatch(/\| Slower\s+\|\s+800 \|/)
  const some = await compile('<Bars data="queries" series="join" highlight="Fast" rows="Slow | Fast" />')
  expect(some.markdown).not.toContain('Slower')
  expect(some.markdown).toMatch(/\| Slow .*\n\| Fast /)
})

it('refuses unknown rows', async () => {
  const problems = await problemsOf(
    '<Bars data="queries" series="join" highlight="Quick" rows="Fast | Swift" />',
    { benchmarks },
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(
    /<Bars> names "Swift", "Quick".*use names of rows in queries\.yml: Fast \| Slow \| Slower/s,
  )
})
