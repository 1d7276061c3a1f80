import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { revealCurrent } from '../../client/sidebar/sidebar-state'
import type { SidebarLine } from './sidebar-lines'
import * as styles from './sidebar.module.css'

const loadMatches = () => import('./sidebar-matches')
const SidebarMatches = lazy(() => loadPart(loadMatches))

interface SidebarFilterProps {
  items: readonly SidebarLine[]
  path: string
  /** Called before the search opens with the filter text. */
  onSearch?: () => void
}

/** The filter field above the list, and the matches that replace the list. client/sidebar/sidebar-keys handles its keys. */
export function SidebarFilter({ items, path, onSearch }: SidebarFilterProps) {
  const [filter, setFilter] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const say = useCallback((text: string) => {
    if (status.current) status.current.textContent = text
  }, [])
  const isOn = filter.trim() !== ''
  useEffect(() => {
    // the reader may have typed before hydration
    setFilter(field.current?.value ?? '')
  }, [])
  useEffect(() => {
    if (isOn) return
    say('')
    // the list is visible again, but matches have changed the scroll position
    revealCurrent(field.current?.closest('nav'))
  }, [isOn, say])
  return (
    <>
      <div className={styles.filter}>
        <FilterIcon />
        <input
          ref={field}
          type="search"
          aria-label="Filter pages"
          placeholder="Filter pages"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={() => {
            // a failure is reported when the reader types
            loadMatches().catch(() => undefined)
          }}
          onInput={({ currentTarget }) => {
            setFilter(currentTarget.value)
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <p ref={status} role="status" className="visually-hidden" />
      {isOn && (
        <Suspense>
          <SidebarMatches items={items} path={path} filter={filter} onCount={say} onSearch={onSearch} />
        </Suspense>
      )}
    </>
  )
}

/** Three lines of decreasing length, for filtering. */
function FilterIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M2.5 4.5h11M4.5 8h7M6.5 11.5h3"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
