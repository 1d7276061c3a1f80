import { memo } from 'react'
import type { FoundPage, FoundSection } from '../../search/engine'
import { useExcerpts } from './use-excerpts'
import * as styles from './search-dialog.module.css'

interface SearchResultsProps {
  /** Id of the list; its options are numbered. */
  id: string
  /** The question that they answer. */
  asked: string
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

/** Results, grouped by page; drawn anew only when they change, not for each letter that is still to be looked for. */
export const SearchResults = memo(function SearchResults({ id, asked, pages, ...list }: SearchResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={`Results for ${asked}`}>
      {pages.map((page, place) => (
        <PageResults
          key={page.route}
          id={id}
          page={page}
          first={pages.slice(0, place).reduce((sum, one) => sum + one.sections.length, 0)}
          {...list}
        />
      ))}
    </div>
  )
})

interface PageResultsProps extends Omit<SearchResultsProps, 'pages' | 'asked'> {
  page: FoundPage
  /** Number of its first option. */
  first: number
}

function PageResults({ id, page, first, chosen, onChoose, onGo }: PageResultsProps) {
  const excerpts = useExcerpts(page)
  return (
    <div role="group" aria-label={page.title} className={styles.group}>
      <p className={styles.page} aria-hidden="true">
        <strong>{page.title}</strong>
        <small>{page.place || page.group}</small>
      </p>
      {page.sections.map((section, at) => {
        const number = first + at
        const href = hrefOf(page, section)
        return (
          <a
            key={href}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === chosen}
            tabIndex={number === chosen ? 0 : -1}
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
            <small>
              {excerpts
                .get(section.place)
                ?.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text))}
            </small>
          </a>
        )
      })}
    </div>
  )
}
