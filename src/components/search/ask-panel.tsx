import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { textsOf } from '../../search/load-engine'
import { answerFrom, type Passage } from '../../search/passages'
import { SearchIcon } from '../icons/search-icon'
import { IndexState } from './index-state'
import { Proposals } from './proposals'
import { keepQuestion } from './recent-questions'
import type { PanelProps } from './use-index'
import * as styles from './search-dialog.module.css'

/** A question and the passages of the documentation that answer it, word for word. */
export function AskPanel({ index, question, onQuestion, onGo }: PanelProps) {
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
          <Proposals title="Example questions" questions={search?.suggestions ?? []} onChoose={ask} />
        )}
        <div role="status">
          {shown?.length === 0 && (
            <p>
              No passage in the documentation answers “{asked}”. Try rephrasing the question, or use Search to
              look up a single term.
            </p>
          )}
          {shown && shown.length > 0 && (
            <p className={styles.lead}>
              {shown.length === 1 ? 'Most relevant passage' : 'Most relevant passages'} from the
              documentation:
            </p>
          )}
        </div>
        {shown?.map((passage) => (
          <Quote
            key={passage.href}
            passage={passage}
            onGo={(href) => {
              keepQuestion(asked)
              onGo(href)
            }}
          />
        ))}
      </div>
    </>
  )
}

function Quote({ passage, onGo }: { passage: Passage; onGo: (href: string) => void }) {
  const { href, pageTitle, heading, quote, code } = passage
  return (
    <figure className={styles.quote}>
      <blockquote cite={href}>
        {quote !== '' && <p>{quote}</p>}
        {code !== null && (
          // a block that can be scrolled must be in reach of the keyboard
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
        )}
      </blockquote>
      <figcaption>
        <a
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onGo(href)
          }}
        >
          {heading === null ? pageTitle : `${pageTitle}: ${heading}`}
        </a>
      </figcaption>
    </figure>
  )
}
