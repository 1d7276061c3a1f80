import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ownValue } from '../../base/own-value'
import { boundedQuestion } from '../../search/terms'
import { SearchIcon } from '../icons/search-icon'
import { Answer } from './answer'
import { ClearButton } from './clear-button'
import { IndexState } from './index-state'
import { KeyHints } from './key-hints'
import { LoadFailed } from './load-failed'
import { NothingFound, Quoted } from './nothing-found'
import { Proposals } from './proposals'
import { keepQuestion } from './recent-questions'
import { useAnswer } from './use-answer'
import type { PanelProps } from './use-index'
import * as styles from './search-dialog.module.css'

const HINTS = [
  ['↑ ↓', 'select a source'],
  ['↵', 'ask or open'],
  ['esc', 'close'],
] as const

interface AskPanelProps extends PanelProps {
  /** The initial question; empty to wait for the reader's. */
  toAsk: string
  /** Called with each question that is asked. */
  onAsk: (question: string) => void
}

const asAsked = (text: string): string => boundedQuestion(text).trim()

/** A question, and the passages of the documentation that answer it, quoted verbatim. */
export function AskPanel({ index, question, toAsk, onQuestion, onGo, onOtherMode, onAsk }: AskPanelProps) {
  const [asked, setAsked] = useState(asAsked(toAsk))
  const field = useRef<HTMLTextAreaElement>(null)
  const sources = useRef<HTMLDivElement>(null)
  const search = index.state === 'ready' ? index.search : undefined
  const answer = useAnswer(search, asked)
  // the answer below the field is still that to the last question
  const isEdited = asAsked(question) !== asked
  const hasSections = answer.state === 'answered' && answer.passages.length + answer.further.length > 0
  const isUnanswered = answer.state === 'answered' && !hasSections

  useEffect(() => {
    field.current?.focus()
    // typing replaces the question that was searched for
    field.current?.select()
  }, [])

  const ask = (text: string) => {
    onQuestion(text)
    onAsk(text)
    setAsked(asAsked(text))
  }
  const onEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // in an input method editor, Enter accepts a character
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  // arrow keys move from the field to the sources and back
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    const links = [...(sources.current?.querySelectorAll('a') ?? [])]
    if (step === undefined || links.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const stops: (HTMLElement | null)[] = [field.current, ...links]
    stops.at((stops.indexOf(event.currentTarget) + step) % stops.length)?.focus()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    ask(question)
  }

  return (
    <>
      <form className={styles.field} role="search" onSubmit={onSubmit}>
        <SearchIcon />
        <textarea
          ref={field}
          rows={1}
          enterKeyHint="send"
          aria-label="Ask a question about QuestDB"
          autoComplete="off"
          placeholder="How do I…?"
          value={question}
          onChange={(event) => {
            const text = event.target.value
            // an empty field doesn't ask for the answer below it
            if (text === '') ask('')
            else onQuestion(text)
          }}
          onKeyDown={(event) => {
            onEnter(event)
            onArrow(event)
          }}
        />
        {question !== '' && (
          <ClearButton
            label="Clear question"
            onClear={() => {
              ask('')
              field.current?.focus()
            }}
          />
        )}
        <button type="submit" className={styles.submit}>
          Ask
        </button>
      </form>
      <div className={styles.body}>
        <IndexState index={index} isAsked={asked !== ''} />
        {asked === '' && (
          <>
            <Proposals title="Example questions" questions={search?.suggestions ?? []} onChoose={ask} />
            <p className={styles.note}>
              This search has access to the product documentation and can help with time series database
              questions.
            </p>
            <p className={styles.note}>Answers are quoted word for word from the documentation.</p>
          </>
        )}
        <div role="status">
          {answer.state === 'looking' && (
            <div className={styles.state}>
              <p>Searching the documentation…</p>
            </div>
          )}
          {isUnanswered && (
            <div className={styles.state}>
              <p>
                <strong>
                  No passage in the documentation answers <Quoted text={asked} />
                </strong>{' '}
                Try rephrasing the question, or search for its key terms.
              </p>
            </div>
          )}
          {answer.state === 'answered' && hasSections && (
            <p className={styles.lead}>
              {isEdited && (
                <strong>
                  Answer to <Quoted text={asked} />.{' '}
                </strong>
              )}
              {answer.isUncertain
                ? `No passage answers the whole question. ${answer.passages.length > 0 ? 'This one comes' : 'These sections come'} closest.`
                : 'Quoted from the documentation.'}{' '}
              No AI is used.
              {answer.isIncomplete && ' Some pages couldn’t be loaded, so a better answer may exist.'}
            </p>
          )}
        </div>
        {answer.state === 'failed' && <LoadFailed title="Couldn’t load the answers" {...answer} />}
        {isUnanswered && search && (
          <NothingFound similar={search.engine.similarNames(asked)} onSimilar={ask} onGo={onGo}>
            <button type="button" className={styles.retry} onClick={onOtherMode}>
              Search instead
            </button>
          </NothingFound>
        )}
        {answer.state === 'answered' && (
          <Answer
            passages={answer.passages}
            further={answer.further}
            container={sources}
            onArrow={onArrow}
            onGo={(href) => {
              keepQuestion(asked)
              onGo(href)
            }}
          />
        )}
      </div>
      <KeyHints hints={HINTS} />
    </>
  )
}
