import type { Node, NodePluginArgs } from 'gatsby'
import type { SidebarEntry } from '../../content/sidebar-schema'
import { sidebarItems, sidebarPlaces, type SidebarItem, type SidebarPlace } from '../sidebar/sidebar-tree'

/** The documentation's sidebar with labels filled in, and the place of each page in it by route. */
export interface DocsSidebar {
  items: SidebarItem[]
  places: Map<string, SidebarPlace>
}

/** Makes the sidebar from its node and the titles of all pages: for all pages at once, not for each. */
export function docsSidebar(getNodesByType: NodePluginArgs['getNodesByType']): DocsSidebar {
  const sidebar = getNodesByType('Sidebar')[0] as (Node & { entries: SidebarEntry[] }) | undefined
  const titles = new Map(getNodesByType('DocPage').map((page) => [String(page.route), String(page.title)]))
  const entries = sidebar?.entries ?? []
  const titleOf = (route: string) => titles.get(route)
  return { items: sidebarItems(entries, titleOf), places: sidebarPlaces(entries, titleOf) }
}
