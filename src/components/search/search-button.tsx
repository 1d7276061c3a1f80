import { graphql } from 'gatsby'
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { isSingleKey, singleKeysOn } from '../../client/single-keys'
import { SearchIcon } from '../icons/search-icon'
import type { AskedQuestion } from './ask-search'
import { SearchKeys } from './search-keys'
import * as styles from './search-button.module.css'

// Nothing of the search is loaded before a reader asks for it.
const SearchDialog = lazy(() => loadPart(() => import('./search-dialog')))
const scriptProvider = () => import('./script-provider')

interface SearchButtonProps {
  path: string
  /** What a page asks for the reader; a new object for each time. */
  question?: AskedQuestion
  /** Who answers; the built-in search where nothing is said. */
  assistant?: Queries.AssistantFragment | null
}

/**
 * Opens the search: by a press, by Command+K or Ctrl+K, or by a slash outside of fields. Who answers is one of two
 * providers: the script that content/site/assistant.yml names, or the built-in dialog, which also stands in for a script
 * that fails.
 */
export function SearchButton({ path, question, assistant }: SearchButtonProps) {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const [asked, setAsked] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const script = assistant?.provider === 'script' ? assistant.script : null

  const open = useCallback(() => {
    const openBuiltIn = () => {
      setState('open')
    }
    if (script)
      scriptProvider()
        .then(({ openScript }) => openScript(script))
        .then((isOpen) => isOpen || openBuiltIn(), openBuiltIn)
    else openBuiltIn()
  }, [script])

  useEffect(() => {
    if (!question) return
    if (question.text === '') {
      open()
      return
    }
    // the words of a page are for the search that knows them
    setAsked(question.text)
    setState('open')
  }, [question, open])

  useEffect(() => {
    if (script?.load !== 'idle') return
    const load = () => void scriptProvider().then(({ loadScript }) => loadScript(script))
    // where a browser cannot tell when it is idle, the first use loads the script
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(load)
    return () => {
      cancelIdleCallback(idle)
    }
  }, [script])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const isSlash = event.key === '/' && isSingleKey(event) && singleKeysOn()
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={open}
      >
        <SearchIcon />
        <span>Search</span>
        <SearchKeys />
      </button>
      {state !== 'unloaded' && (
        <Suspense>
          <SearchDialog
            open={state === 'open'}
            path={path}
            opener={button}
            question={asked}
            onOpenChange={(isOpen) => {
              // What a page asked holds for one time.
              if (!isOpen) setAsked('')
              setState(isOpen ? 'open' : 'closed')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** What the button needs of content/site/assistant.yml. */
export const query = graphql`
  fragment Assistant on SiteAssistant {
    provider
    script {
      address
      attributes {
        name
        value
      }
      open
      mode
      load
    }
  }
`
