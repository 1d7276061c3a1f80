import { expect, it } from 'vitest'
import type { NodeContext } from '../reference/reference-resolvers'
import { dashboardResolvers } from './dashboard-nodes'

const dashboard = (endpoint: string | null) => ({
  route: '/dashboards/crypto/',
  asked: [],
  live: { endpoint },
})
const tagOf = dashboardResolvers.Dashboard.tag.resolve
const tagOfCard = (found: object | null) =>
  dashboardResolvers.MenuItem.tag.resolve({ href: '/dashboards/crypto/' }, undefined, {
    nodeModel: { findOne: () => Promise.resolve(found) },
  } as unknown as NodeContext)

it('marks a dashboard and its menu card as a replay only while no server is configured', async () => {
  expect(tagOf(dashboard(null))).toBe('Replay')
  expect(tagOf(dashboard('https://prices.example.com/'))).toBeNull()
  expect(await tagOfCard(dashboard(null))).toBe('Replay')
  expect(await tagOfCard(dashboard('https://prices.example.com/'))).toBeNull()
  expect(await tagOfCard(null)).toBeNull()
})
