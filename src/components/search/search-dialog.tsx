import * as Dialog from '@radix-ui/react-dialog'
import { navigate } from 'gatsby'
import { useId, useState, type KeyboardEvent } from 'react'
import { SEARCH_GROUPS, type SearchGroup } from '../../search/search-file'
import { CloseIcon } from '../icons/close-icon'
import { SearchIcon } from '../icons/search-icon'
import { usePageDialog, type PageDialogProps } from '../navigation/use-page-dialog'
import { keepQuestion, recentQuestions } from './recent-questions'
import { SearchResults, hrefOf } from './search-results'
import { useSearch } from './use-search'
import * as styles from './search-dialog.module.css'

/** The search: a field with a list of results below, all by keyboard. */
export function SearchDialog(dialog: PageDialogProps) {
  const { open, onOpenChange } = dialog
  const giveFocusBack = usePageDialog(dialog)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
        >
          <Dialog.Title className="visually-hidden">Search</Dialog.Title>
          <SearchPanel
            onLeave={() => {
              onOpenChange(false)
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const [question, setQuestion] = useState('')
  const [group, setGroup] = useState<SearchGroup>()
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const { loading, pages, asked, suggestions } = useSearch(question, group)
  const options = pages.flatMap((page) => page.sections.map((section) => hrefOf(page, section)))
  const at = Math.min(chosen, options.length - 1)

  const ask = (text: string) => {
    setQuestion(text)
    setChosen(0)
  }
  const go = (href: string) => {
    keepQuestion(asked)
    onLeave()
    navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (at + step + options.length) % options.length
      setChosen(next)
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      const href = options[at]
      if (href === undefined) return
      event.preventDefault()
      go(href)
    }
  }

  return (
    <>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="search"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${list}-${at}` : undefined}
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
        <Dialog.Close className={styles.close} aria-label="Close search">
          <CloseIcon />
        </Dialog.Close>
      </div>
      <div className={styles.groups} role="group" aria-label="Part of the site">
        {[undefined, ...SEARCH_GROUPS].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={group === one}
            onClick={() => {
              setGroup(one)
              setChosen(0)
            }}
          >
            {one ?? 'All'}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        {loading.state === 'failed' && (
          <p role="alert">
            The search could not be loaded. Check the connection.{' '}
            <button type="button" className={styles.retry} onClick={loading.retry}>
              Try again
            </button>
          </p>
        )}
        {loading.state === 'loading' && asked !== '' && <p>The index is on its way…</p>}
        {asked === '' && <Proposals title="Asked before" questions={recentQuestions()} onChoose={ask} />}
        {asked === '' && <Proposals title="For example" questions={suggestions} onChoose={ask} />}
        <SearchResults id={list} pages={pages} chosen={at} onChoose={setChosen} onGo={go} />
        {loading.state === 'ready' && asked !== '' && pages.length === 0 && (
          <p>
            Nothing was found for “{asked}”{group ? ` in ${group}` : ''}. Try other words, or the name of a
            statement, a function or a key.
          </p>
        )}
      </div>
      <p className={styles.status} role="status">
        {asked === '' || loading.state !== 'ready'
          ? ''
          : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
      </p>
      <p className={styles.disclaimer}>
        It knows the documentation of the product and helps with questions about time-series databases.
      </p>
    </>
  )
}

interface ProposalsProps {
  title: string
  questions: readonly string[]
  onChoose: (question: string) => void
}

function Proposals({ title, questions, onChoose }: ProposalsProps) {
  if (questions.length === 0) return null
  return (
    <section className={styles.proposals} aria-label={title}>
      <h2>{title}</h2>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => {
            onChoose(question)
          }}
        >
          {question}
        </button>
      ))}
    </section>
  )
}
