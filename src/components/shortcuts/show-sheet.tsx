import { createRoot, type Root } from 'react-dom/client'
import { ShortcutsSheet } from './shortcuts-sheet'

let root: Root | undefined

/** Renders the sheet in its own root beside the page, so that pages don't need to include it. */
export function showSheet(opener: HTMLElement | null): void {
  const before = opener ?? (document.activeElement as HTMLElement | null)
  if (!root) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  const draw = (open: boolean) => {
    root?.render(
      <ShortcutsSheet
        open={open}
        onClose={() => {
          draw(false)
        }}
        onClosed={() => {
          before?.focus()
        }}
      />,
    )
  }
  draw(true)
}
