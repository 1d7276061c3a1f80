/** A line of the sidebar with the lines below it. */
export interface SidebarLine extends Queries.SidebarLineFragment {
  readonly items?: readonly SidebarLine[]
}
