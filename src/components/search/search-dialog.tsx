import * as Dialog from '@radix-ui/react-dialog'
import { navigate } from 'gatsby'
import { useCallback, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { CloseIcon } from '../icons/close-icon'
import { usePageDialog, type PageDialogProps } from '../navigation/use-page-dialog'
import { AskPanel } from './ask-panel'
import { SearchPanel } from './search-panel'
import { useIndex } from './use-index'
import * as styles from './search-dialog.module.css'

const MODES = { search: 'Search', ask: 'Ask' } as const
type Mode = keyof typeof MODES

interface SearchDialogProps extends PageDialogProps {
  /** A question that was already asked, by the reader or by a page. */
  question: string
}

/**
 * The search dialog: results while the reader types, or passages that answer a question, fully usable with the
 * keyboard.
 */
export default function SearchDialog({ question, ...dialog }: SearchDialogProps) {
  const { open, onOpenChange } = dialog
  // the question in the Ask tab when the dialog was closed; empty if the Search tab was open
  const [lastAsked, setLastAsked] = useState('')
  const [typed, setTyped] = useState('')
  const giveFocusBack = usePageDialog(dialog)
  const onLeave = useCallback(() => {
    onOpenChange(false)
  }, [onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const field = (event.target as Element).querySelector('input')
            field?.focus()
            // what the reader types next replaces the previous query
            field?.select()
          }}
        >
          <Dialog.Title className="visually-hidden">Search</Dialog.Title>
          <Modes
            asked={question}
            lastAsked={lastAsked}
            typed={typed}
            onType={setTyped}
            onAsk={setLastAsked}
            onLeave={onLeave}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ModesProps {
  /** A question from a page, for the Search tab. */
  asked: string
  /** The question that was last answered in the Ask tab, to be shown again. */
  lastAsked: string
  /** The text that the field contained when the reader closed the dialog. */
  typed: string
  onType: (text: string) => void
  onAsk: (question: string) => void
  onLeave: () => void
}

function Modes({ asked, lastAsked, typed, onType, onAsk, onLeave }: ModesProps) {
  const [mode, setMode] = useState<Mode>(asked === '' && lastAsked !== '' ? 'ask' : 'search')
  const [question, setQuestion] = useState(asked || lastAsked || typed)
  const [toAsk, setToAsk] = useState(lastAsked)
  const index = useIndex()
  const onGo = useCallback(
    (href: string) => {
      // the query is among the recent searches
      onType('')
      onLeave()
      navigate(href)
    },
    [onLeave, onType],
  )
  const other = mode === 'search' ? 'ask' : 'search'
  const change = (to: Mode) => {
    const text = question.trim()
    setToAsk(text)
    onAsk(to === 'ask' ? text : '')
    setMode(to)
  }
  // also for the mode that is shown, because what the reader types next belongs in the field
  const changeToType = (to: Mode) => {
    flushSync(() => {
      change(to)
    })
    document.querySelector<HTMLInputElement>('#search-panel input')?.focus()
  }
  const onOtherMode = () => {
    changeToType(other)
  }
  const onQuestion = (text: string) => {
    onType(text)
    setQuestion(text)
  }
  const panel = { index, question, onQuestion, onGo, onOtherMode }
  // the two tabs are a single tab stop; arrow keys switch between them
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    change(other)
    document.getElementById(`search-tab-${other}`)?.focus()
  }
  return (
    <>
      <div className={styles.top}>
        <div role="tablist" aria-label="Search mode" className={styles.tabs}>
          {(Object.keys(MODES) as Mode[]).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`search-tab-${one}`}
              aria-selected={mode === one}
              aria-controls="search-panel"
              tabIndex={mode === one ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => {
                changeToType(one)
              }}
            >
              {MODES[one]}
            </button>
          ))}
        </div>
        <Dialog.Close className={styles.close} aria-label="Close search">
          <CloseIcon />
        </Dialog.Close>
      </div>
      <div role="tabpanel" id="search-panel" aria-labelledby={`search-tab-${mode}`} className={styles.panel}>
        {mode === 'search' ? <SearchPanel {...panel} /> : <AskPanel {...panel} toAsk={toAsk} onAsk={onAsk} />}
      </div>
    </>
  )
}
