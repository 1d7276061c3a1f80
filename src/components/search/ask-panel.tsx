import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { textsOf } from '../../search/load-engine'
import { answerFrom, type Passage } from '../../search/passages'
import { SearchIcon } from '../icons/search-icon'
import { Answer } from './answer'
import { Disclaimer } from './disclaimer'
import { IndexState } from './index-state'
import { KeyHints } from './key-hints'
import { Proposals } from './proposals'
import { keepQuestion } from './recent-questions'
import type { PanelProps } from './use-index'
import * as styles from './search-dialog.module.css'

const HINTS = [
  ['↵', 'ask'],
  ['esc', 'close'],
] as const

/** A question and the passages of the documentation that answer it, word for word. */
export function AskPanel({ index, question, onQuestion, onGo, onOtherMode }: PanelProps) {
  const [asked, setAsked] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = index.state === 'ready' ? index.search : undefined
  const [answer, setAnswer] = useState<{ to: string; passages: Passage[] }>()

  useEffect(() => {
    if (!search || asked === '') return
    let isWanted = true
    void answerFrom(asked, search.engine.search(`${asked} `), textsOf).then((passages) => {
      if (isWanted) setAnswer({ to: asked, passages })
    })
    return () => {
      isWanted = false
    }
  }, [search, asked])
  useEffect(() => {
    field.current?.focus()
  }, [])

  const ask = (text: string) => {
    onQuestion(text)
    setAsked(text.trim())
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    ask(question)
  }
  const shown = asked !== '' && answer?.to === asked ? answer.passages : undefined

  return (
    <>
      <form className={styles.field} role="search" onSubmit={onSubmit}>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          aria-label="Ask a question about QuestDB"
          autoComplete="off"
          placeholder="How do I…?"
          value={question}
          onChange={(event) => {
            onQuestion(event.target.value)
          }}
        />
        <button type="submit" className={styles.submit}>
          Ask
        </button>
      </form>
      <div className={styles.body}>
        <IndexState index={index} isAsked={asked !== ''} />
        {asked === '' && (
          <>
            <Proposals title="Example questions" questions={search?.suggestions ?? []} onChoose={ask} />
            <Disclaimer />
          </>
        )}
        <div role="status">
          {shown?.length === 0 && (
            <div className={styles.state}>
              <p>
                <strong>No passage in the documentation answers “{asked}”</strong> Try rephrasing the
                question, or search for its key terms.
              </p>
            </div>
          )}
          {shown && shown.length > 0 && (
            <p className={styles.lead}>Quoted from the documentation. No AI is used.</p>
          )}
        </div>
        {shown?.length === 0 && (
          <button type="button" className={styles.retry} onClick={onOtherMode}>
            Search instead
          </button>
        )}
        {shown && (
          <Answer
            passages={shown}
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
