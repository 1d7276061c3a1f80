import type { Node, NodePluginArgs } from 'gatsby'
import type { SidebarEntry } from '../../content/sidebar-schema'
import { sidebarItems, sidebarPlaces, type SidebarItem, type SidebarPlace } from '../sidebar/sidebar-tree'

/** The sidebar of the documentation with all labels, and the position of each page by route. */
export interface DocsSidebar {
  items: SidebarItem[]
  places: Map<string, SidebarPlace>
}

/** Creates the sidebar from its node and the titles of all pages, once for all pages. */
export function docsSidebar(getNodesByType: NodePluginArgs['getNodesByType']): DocsSidebar {
  const sidebar = getNodesByType('Sidebar')[0] as (Node & { entries: SidebarEntry[] }) | undefined
  const titles = new Map(getNodesByType('DocPage').map((page) => [String(page.route), String(page.title)]))
  const entries = sidebar?.entries ?? []
  const titleOf = (route: string) => titles.get(route)
  return { items: sidebarItems(entries, titleOf), places: sidebarPlaces(entries, titleOf) }
}
