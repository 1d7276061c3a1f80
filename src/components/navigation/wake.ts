/** What woke a menu: the trigger's name, and whether the reader pointed at it, focused or pressed it. */
export interface Wake {
  name: string
  by: 'hover' | 'focus' | 'press'
}

/** The menus and what called for them. */
export interface DropdownsProps {
  dropdowns: Queries.HeaderFragment['dropdowns']
  /** How the reader called for the menus, so that the first gesture is not lost while the code arrives. */
  wake: Wake
}
