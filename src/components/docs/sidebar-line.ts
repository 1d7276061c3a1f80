/** An item of the sidebar with the items below it. */
export interface SidebarLine extends Queries.SidebarLineFragment {
  readonly items?: readonly SidebarLine[]
}
