import type { ReactNode, RefObject } from 'react'
import { Drawer } from '../navigation/drawer'
import type { SidebarLine } from './sidebar-lines'
import { Sidebar } from './sidebar'

interface SidebarDrawerProps {
  /** Content above the list. */
  head: ReactNode
  items: readonly SidebarLine[]
  path: string
  open: boolean
  /** Receives the focus when the drawer closes. */
  opener: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/** The sidebar on small screens. */
export default function SidebarDrawer({ head, items, path, ...drawer }: SidebarDrawerProps) {
  return (
    <Drawer title="Documentation" closeLabel="Close documentation menu" from="left" path={path} {...drawer}>
      {head}
      <Sidebar
        items={items}
        path={path}
        onSearch={() => {
          drawer.onOpenChange(false)
        }}
      />
    </Drawer>
  )
}
