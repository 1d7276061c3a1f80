import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { SearchIcon } from '../icons/search-icon'
import * as styles from './search-button.module.css'

// Nothing of the search is loaded before a reader asks for it.
const SearchDialog = lazy(() =>
  import('./search-dialog').then((module) => ({ default: module.SearchDialog })),
)

/** Opens the search: by a press, by Command+K or Ctrl+K, or by a slash outside of fields. */
export function SearchButton({ path }: { path: string }) {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !isInField(event.target)
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      setState('open')
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={() => {
          setState('open')
        }}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd>⌘K</kbd>
      </button>
      {state !== 'unloaded' && (
        <Suspense>
          <SearchDialog
            open={state === 'open'}
            path={path}
            opener={button}
            onOpenChange={(open) => {
              setState(open ? 'open' : 'closed')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
