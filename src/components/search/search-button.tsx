import { graphql } from 'gatsby'
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { opensSearch } from '../../client/keyboard/single-keys'
import { SearchIcon } from '../icons/search-icon'
import type { AskedQuestion } from './ask-search'
import { SearchKeys } from './search-keys'
import * as styles from './search-button.module.css'

// none of the search code is loaded until a reader needs it
const SearchDialog = lazy(() => loadPart(() => import('./search-dialog')))
const scriptProvider = () => import('./script-provider')

interface SearchButtonProps {
  path: string
  /** A question passed from a page; a new object each time. */
  question?: AskedQuestion
  /** The search provider; the built-in search if not specified. */
  assistant?: Queries.AssistantFragment | null
}

/**
 * Opens the search on click, with Command+K or Ctrl+K, or with a slash outside of fields. The provider is either the
 * script specified in content/site/assistant.yml or the built-in dialog, which is also used if the script fails.
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
    // only the built-in search accepts questions from pages
    setAsked(question.text)
    setState('open')
  }, [question, open])

  useEffect(() => {
    if (script?.load !== 'idle') return
    const load = () => void scriptProvider().then(({ loadScript }) => loadScript(script))
    // without this function, the script is loaded on first use
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(load)
    return () => {
      cancelIdleCallback(idle)
    }
  }, [script])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
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
              // a question from a page is used only once
              if (!isOpen) setAsked('')
              setState(isOpen ? 'open' : 'closed')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Properties of content/site/assistant.yml that the button uses. */
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
