/** The trigger that was activated first, and how: by hover, focus, or click. */
export interface Wake {
  name: string
  by: 'hover' | 'focus' | 'press'
}

/** The menus and the gesture that loaded them. */
export interface DropdownsProps {
  dropdowns: Queries.HeaderFragment['dropdowns']
  /** The first gesture, which is repeated once the code has loaded. */
  wake: Wake
}
