import type { Node, NodePluginArgs } from 'gatsby'
import type { SidebarEntry } from '../sidebar/sidebar-schema'
import { sidebarItems, sidebarPlaces, type SidebarItem, type SidebarPlace } from '../sidebar/sidebar-tree'

interface Built {
  key: string
  items: SidebarItem[]
  places: Map<string, SidebarPlace>
}

let built: Built | undefined

/** The documentation's sidebar with labels filled in, and the place of each page in it; rebuilt only when either changed. */
export function docsSidebar(getNodesByType: NodePluginArgs['getNodesByType']): Built {
  const sidebar = getNodesByType('Sidebar')[0] as (Node & { entries: SidebarEntry[] }) | undefined
  const titles = new Map(getNodesByType('DocPage').map((page) => [String(page.route), String(page.title)]))
  const key = `${sidebar?.internal.contentDigest ?? ''}-${JSON.stringify([...titles].sort())}`
  if (built?.key !== key) {
    const entries = sidebar?.entries ?? []
    const titleOf = (route: string) => titles.get(route)
    built = { key, items: sidebarItems(entries, titleOf), places: sidebarPlaces(entries, titleOf) }
  }
  return built
}
