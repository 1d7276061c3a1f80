import {
  Fragment,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { hrefOf } from '../../search/crumbs'
import { inRows } from '../../search/result-rows'
import { PAGES_SHOWN, SEARCH_GROUPS, type SearchGroup } from '../../search/search-file'
import { cutAtWord } from '../../search/sentences'
import { boundedQuestion } from '../../search/terms'
import { SearchIcon } from '../icons/search-icon'
import { ClearButton } from './clear-button'
import { IndexState } from './index-state'
import { KeyHints } from './key-hints'
import { NothingFound, Quoted } from './nothing-found'
import { Proposals } from './proposals'
import { forgetQuestions, keepQuestion, recentQuestions } from './recent-questions'
import { SearchResults } from './search-results'
import { TASK_ADDRESSES, Tasks } from './tasks'
import type { PanelProps } from './use-index'
import * as styles from './search-dialog.module.css'
import { ownValue } from '../../base/own-value'

const HINTS = [
  ['↑ ↓', 'select'],
  ['↵', 'open'],
  ['esc', 'close'],
] as const

const keepFocus = (event: MouseEvent) => {
  event.preventDefault()
}

const isBlank = (question: string): boolean => boundedQuestion(question).trim() === ''

/** Number of words from which text is treated as a question rather than as keywords. */
const QUESTION_LENGTH = 4

/** The first word of a question, and at least two others. */
const BEGINS_AS_QUESTION = /^(?:are|can|does|do|how|is|should|what|when|where|which|who|why)\s+\S+\s+\S/i

const isFullQuestion = (text: string): boolean =>
  text.endsWith('?') || text.split(/\s+/).length >= QUESTION_LENGTH || BEGINS_AS_QUESTION.test(text)

/** A field with frequent tasks below it, which are replaced by results as the reader types. */
export function SearchPanel({ index, question, onQuestion, onGo, onOtherMode }: PanelProps) {
  const [group, setGroup] = useState<SearchGroup>()
  // undefined until the reader selects an option
  const [chosen, setChosen] = useState<number>()
  const [recent, setRecent] = useState(recentQuestions)
  const field = useRef<HTMLInputElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  const list = useId()
  const search = index.state === 'ready' ? index.search : undefined
  // deferred, because typing takes priority over rendering earlier results
  const asked = useDeferredValue(question)
  const readable = boundedQuestion(asked).trim()
  const isEmpty = isBlank(question)
  const isAsked = !isEmpty && readable !== ''
  // undefined until there is a question: no filter is dimmed then
  const found = useMemo(
    () => (search && isAsked ? search.engine.results(asked, group) : undefined),
    [search, isAsked, asked, group],
  )
  const pages = useMemo(() => (found?.pages ?? []).map(inRows), [found])
  // not for the tasks that are shown while the field is empty
  const corrected = isEmpty || pages.length === 0 ? undefined : found?.corrected
  const unknown = corrected === undefined && !isEmpty && pages.length > 0 ? (found?.unknown ?? []) : []
  const options = isEmpty
    ? TASK_ADDRESSES
    : pages.flatMap((page) => page.sections.map((section) => hrefOf(page, section)))
  // no task is selected at first, so Enter in an empty field has no effect
  const at = Math.min(chosen ?? (isEmpty ? -1 : (pages[0]?.lead ?? 0)), options.length - 1)
  const hasOptions = options.length > 0
  // the best ones only, as far as pages are left out
  const results = pages.length === PAGES_SHOWN ? 'top results' : options.length === 1 ? 'result' : 'results'
  const count = isAsked && search ? `${options.length} ${results}` : ''

  const ask = (text: string) => {
    onQuestion(text)
    setChosen(undefined)
    field.current?.focus()
  }
  const go = useCallback(
    (href: string) => {
      keepQuestion(readable)
      onGo(href)
    },
    [readable, onGo],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // in an input method editor, Enter accepts a character
    if (!hasOptions || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowUp' && at === 0 && askButton.current) {
      event.preventDefault()
      askButton.current.focus()
      return
    }
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    const href = options[at]
    if (step !== undefined) {
      event.preventDefault()
      const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length
      setChosen(next)
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && href !== undefined) {
      event.preventDefault()
      if (!event.ctrlKey && !event.metaKey) go(href)
      else {
        // in a new tab, like a click with the same key
        keepQuestion(readable)
        window.open(href, '_blank', 'noopener')
      }
    }
  }

  return (
    <>
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search documentation"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasOptions && at >= 0 ? `${list}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Search the documentation"
          value={question}
          onChange={(event) => {
            ask(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {question !== '' && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <ClearButton
              label="Clear search"
              onClear={() => {
                ask('')
              }}
            />
          </>
        )}
      </div>
      <div className={styles.groups} role="group" aria-label="Filter by section">
        {[undefined, ...SEARCH_GROUPS].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={group === one}
            data-empty={one && found && !found.groups.has(one) ? true : undefined}
            // the field keeps the focus, so the reader can go on typing
            onMouseDown={keepFocus}
            onClick={() => {
              setGroup(one)
              setChosen(undefined)
            }}
          >
            {one ?? 'All'}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        <IndexState index={index} isAsked={isAsked} />
        {isEmpty && (
          <>
            <Proposals
              title="Recent searches"
              questions={recent}
              onChoose={ask}
              onClear={() => {
                forgetQuestions()
                setRecent([])
                field.current?.focus()
              }}
            />
            <Tasks id={list} chosen={at} onChoose={setChosen} onGo={go} />
          </>
        )}
        {hasOptions && isFullQuestion(readable) && !isEmpty && (
          <button
            ref={askButton}
            type="button"
            className={styles.ask}
            onClick={onOtherMode}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              field.current?.focus()
            }}
          >
            <strong>
              Ask <Quoted text={cutAtWord(readable, 60)} />
            </strong>
            <span>Quotes the passage that answers it</span>
          </button>
        )}
        {corrected !== undefined && (
          <p className={styles.lead}>
            Showing results for <strong>{corrected}</strong>
          </p>
        )}
        {unknown.length > 0 && (
          <p className={styles.lead}>
            Not found:{' '}
            {unknown.map((word, place) => (
              <Fragment key={word}>
                {place > 0 && ', '}
                <Quoted text={word} />
              </Fragment>
            ))}
          </p>
        )}
        {hasOptions && !isEmpty && (
          <SearchResults
            id={list}
            asked={cutAtWord(readable, 80)}
            pages={pages}
            chosen={at}
            onChoose={setChosen}
            onGo={go}
          />
        )}
        {search && isAsked && !hasOptions && (
          <>
            <div className={styles.state}>
              <p>
                <strong>
                  No results for <Quoted text={readable} />
                  {group ? ` in ${group}` : ''}
                </strong>{' '}
                Try different keywords, or search for a statement, function, or configuration key.
              </p>
            </div>
            <NothingFound similar={search.engine.similarNames(asked, group)} onSimilar={ask} onGo={onGo}>
              {group && (
                <button
                  type="button"
                  className={styles.retry}
                  onClick={() => {
                    setGroup(undefined)
                    field.current?.focus()
                  }}
                >
                  Search all sections
                </button>
              )}
              <button type="button" className={styles.retry} onClick={onOtherMode}>
                Ask this instead
              </button>
            </NothingFound>
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {count}
        {corrected !== undefined && ` for ${corrected}`}
        {unknown.length > 0 && `; not found: ${unknown.join(', ')}`}
      </p>
      <KeyHints hints={HINTS} />
    </>
  )
}
