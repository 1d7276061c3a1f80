import { useEffect, useState } from 'react'
import type { FoundPage, FoundSection } from '../../search/engine'
import { excerptOf } from '../../search/excerpt'
import { textsOf } from '../../search/load-engine'
import * as styles from './search-dialog.module.css'

interface SearchResultsProps {
  /** Id of the list; its options are numbered. */
  id: string
  pages: readonly FoundPage[]
  /** Number of the option that Enter would follow. */
  chosen: number
  onChoose: (option: number) => void
  onGo: (href: string) => void
}

/** Address of a section. */
export function hrefOf({ route }: FoundPage, { anchor }: FoundSection): string {
  return anchor === null ? route : `${route}#${anchor}`
}

/** Results, grouped by page. */
export function SearchResults({ id, pages, chosen, onChoose, onGo }: SearchResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.results}>
      {pages.map((page, place) => (
        <div key={page.route} role="group" aria-label={page.title}>
          <p className={styles.page} aria-hidden="true">
            <strong>{page.title}</strong>
            <small>{page.place || page.group}</small>
          </p>
          {page.sections.map((section, at) => {
            const number = pages.slice(0, place).reduce((sum, one) => sum + one.sections.length, at)
            const href = hrefOf(page, section)
            return (
              <a
                key={href}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === chosen}
                tabIndex={-1}
                href={href}
                className={styles.option}
                onMouseMove={() => {
                  onChoose(number)
                }}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onGo(href)
                }}
              >
                <span>{section.heading ?? page.title}</span>
                <Excerpt page={page} section={section} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The part of a section's text in which the words stand; empty until it is there. */
function Excerpt({ page, section }: { page: FoundPage; section: FoundSection }) {
  const [text, setText] = useState('')
  useEffect(() => {
    let isWanted = true
    void textsOf(page.number).then((texts) => {
      if (isWanted) setText(texts[section.place] ?? '')
    })
    return () => {
      isWanted = false
    }
  }, [page.number, section.place])
  return (
    <small>
      {excerptOf(text, new Set(page.terms)).map((piece, index) =>
        piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </small>
  )
}
