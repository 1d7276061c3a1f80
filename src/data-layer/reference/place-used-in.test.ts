import { expect, it } from 'vitest'
import { placeUsedIn } from './place-used-in'

const use = (route: string, anchor: string | null, section: string | null) => ({
  route,
  anchor,
  section,
  pageTitle: `Page ${route}`,
})

it('links each section of other pages once, and not those of the page itself', () => {
  const html = placeUsedIn('<h2>avg</h2><div data-used-in="avg"></div><p>x</p>', '/own/', (name) =>
    name === 'avg'
      ? [use('/own/', 'a', 'A'), use('/b/', 'c', 'C & D'), use('/b/', 'c', 'C & D'), use('/e/', null, null)]
      : [],
  )
  expect(html).toContain('<summary>Used in 2 other sections</summary>')
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/b/#c"', 'href="/e/"'])
  expect(html).toContain('Page /b/: C &amp; D')
})

it('leaves nothing where a function is used nowhere else, whatever its name', () => {
  const asked: string[] = []
  const html = placeUsedIn('<div data-used-in="%3C%3C%3D"></div>', '/own/', (name) => {
    asked.push(name)
    return []
  })
  expect(asked).toEqual(['<<='])
  expect(html).toBe('')
})

it('says how many more there are when there are many', () => {
  const uses = Array.from({ length: 30 }, (_, i) => use(`/p${i}/`, null, null))
  const html = placeUsedIn('<div data-used-in="avg"></div>', '/own/', () => uses)
  expect(html.match(/<a /g)).toHaveLength(24)
  expect(html).toContain('and 6 more')
})
