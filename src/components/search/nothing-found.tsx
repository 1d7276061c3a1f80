import type { ReactNode } from 'react'
import { cutAtWord } from '../../search/sentences'
import { goOnClick } from './go-on-click'
import { Proposals } from './proposals'
import * as styles from './search-dialog.module.css'

/** Length up to which a question is repeated, in characters. */
const QUOTED = 80

/** Where readers can continue without the search. */
const MAIN_PAGES = [
  ['Documentation', '/docs/'],
  ['Quick start', '/docs/quick-start/'],
  ['SQL extensions', '/docs/concept/sql-extensions/'],
  ['Configuration', '/docs/configuration/'],
  ['FAQ', '/docs/troubleshooting/faq/'],
  ['Glossary', '/glossary/'],
] as const

/** A question in quotation marks, with its own writing direction. */
export function Quoted({ text }: { text: string }) {
  return (
    <>
      “<bdi>{cutAtWord(text, QUOTED)}</bdi>”
    </>
  )
}

interface NothingFoundProps {
  /** Names the reader may have meant. */
  similar: readonly string[]
  onSimilar: (name: string) => void
  onGo: (href: string) => void
  /** Buttons that offer something else for the same question. */
  children: ReactNode
}

/** Shown if a question has no results, with suggestions. */
export function NothingFound({ similar, onSimilar, onGo, children }: NothingFoundProps) {
  return (
    <>
      <div className={styles.actions}>{children}</div>
      <Proposals title="Did you mean" questions={similar} onChoose={onSimilar} />
      <nav className={styles.browse} aria-labelledby="search-browse">
        <h2 id="search-browse">Browse</h2>
        {MAIN_PAGES.map(([label, href]) => (
          <a key={href} href={href} onClick={goOnClick(href, onGo)}>
            {label}
          </a>
        ))}
      </nav>
    </>
  )
}
