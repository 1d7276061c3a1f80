import type { Node, NodePluginArgs } from 'gatsby'
import { SIDEBAR_TYPES } from '../../content/families'
import type { SidebarEntry } from '../../content/sidebar-schema'
import { sidebarItems, sidebarPlaces, type SidebarItem, type SidebarPlace } from '../sidebar/sidebar-tree'

/** The sidebar with all labels, and the position of each page by route. */
export interface DocsSidebar {
  items: SidebarItem[]
  places: Map<string, SidebarPlace>
}

/** Creates the sidebar from its node and the titles of all pages, once for all pages. */
export function docsSidebar(getNodesByType: NodePluginArgs['getNodesByType']): DocsSidebar {
  const sidebar = getNodesByType('Sidebar')[0] as (Node & { entries: SidebarEntry[] }) | undefined
  const pages = [...SIDEBAR_TYPES].flatMap((type) => getNodesByType(type))
  const titles = new Map(pages.map(({ route, title }) => [String(route), String(title)]))
  const entries = sidebar?.entries ?? []
  const titleOf = (route: string) => titles.get(route)
  return { items: sidebarItems(entries, titleOf), places: sidebarPlaces(entries, titleOf) }
}
