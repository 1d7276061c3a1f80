import { describe, expect, it } from 'vitest'
import { sidebarItems, sidebarPlaces } from './sidebar-tree'
import type { SidebarEntry } from '../../content/sidebar-schema'

const ENTRIES: SidebarEntry[] = [
  { page: '/docs/', label: 'Introduction' },
  {
    section: 'Ingestion',
    items: [
      { page: '/docs/kafka/' },
      { section: 'Clients', items: [{ page: '/docs/python/', label: 'Python', tag: 'Popular' }] },
    ],
  },
  { section: 'Tools', items: [{ page: '/docs/kafka/', label: 'Kafka', again: true }] },
]
const titles = (route: string) =>
  ({ '/docs/': 'QuestDB', '/docs/kafka/': 'Apache Kafka', '/docs/python/': 'Python client' })[route]

describe('the sidebar', () => {
  it('takes labels from titles where the author gave none', () => {
    const [, ingestion] = sidebarItems(ENTRIES, titles)
    expect(ingestion?.items.map(({ label }) => label)).toEqual(['Apache Kafka', 'Clients'])
  })

  it('tells pages of the same label apart by their category', () => {
    const twice: SidebarEntry[] = [
      { section: 'Clients', items: [{ page: '/docs/python/', label: 'Python' }] },
      { section: 'PGWire', items: [{ page: '/docs/kafka/', label: 'Python' }] },
      { page: '/docs/', label: 'Introduction' },
    ]
    const [clients, pgwire, introduction] = sidebarItems(twice, titles)
    expect([clients?.items[0]?.context, pgwire?.items[0]?.context, introduction?.context]).toEqual([
      'Clients',
      'PGWire',
      null,
    ])
  })

  it('gives each page its categories and its neighbours', () => {
    const places = sidebarPlaces(ENTRIES, titles)
    expect(places.get('/docs/python/')).toMatchObject({
      section: ['Ingestion', 'Clients'],
      tag: 'Popular',
      previous: { label: 'Apache Kafka', href: '/docs/kafka/' },
      next: null,
    })
    expect(places.get('/docs/kafka/')).toMatchObject({
      section: ['Ingestion'],
      next: { href: '/docs/python/' },
    })
    expect(places.get('/docs/')?.previous).toBeNull()
  })
})
