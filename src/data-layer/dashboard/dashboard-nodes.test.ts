import { expect, it } from 'vitest'
import type { NodeContext } from '../reference/reference-resolvers'
import { dashboardResolvers } from './dashboard-nodes'

const dashboard = (endpoint: string | null) => ({
  route: '/dashboards/crypto/',
  asked: [],
  live: { endpoint },
})
const tagOfCard = (found: object | null) =>
  dashboardResolvers.MenuItem.tag.resolve({ href: '/dashboards/crypto/' }, undefined, {
    nodeModel: { findOne: () => Promise.resolve(found) },
  } as unknown as NodeContext)

it('marks the menu card of a dashboard as a replay until a server is configured', async () => {
  expect(await tagOfCard(dashboard(null))).toBe('Replay')
  expect(await tagOfCard(dashboard('https://prices.example.com/'))).toBe('Live')
  expect(await tagOfCard(null)).toBeNull()
})
