import { memo, useMemo } from 'react'
import { hrefOf, nameResult } from '../../search/crumbs'
import type { FoundPage } from '../../search/engine'
import { marked } from '../../search/excerpt'
import { Crumbs } from './crumbs'
import { goOnClick } from './go-on-click'
import { MarkedText } from './marked-text'
import { ResultIcon } from './result-icon'
import { useExcerpts } from './use-excerpts'
import * as styles from './search-dialog.module.css'

interface SearchResultsProps {
  /** Id of the list; its options are numbered. */
  id: string
  /** The question of these results. */
  asked: string
  pages: readonly FoundPage[]
  /** Index of the selected option, which Enter opens. */
  chosen: number
  onChoose: (option: number) => void
  onGo: (href: string) => void
}

/**
 * Results grouped by page, a row for each section. Sections are below the row of their page if there is one, and name
 * their page otherwise. Only changed results are rendered again, not each letter typed.
 */
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
  /** Index of its first option. */
  first: number
}

function PageResults({ id, page, first, chosen, onChoose, onGo }: PageResultsProps) {
  const excerpts = useExcerpts(page)
  const rows = useMemo(() => {
    const hasPageRow = page.sections[0]?.heading === null
    return page.sections.map((section, at) => {
      const isUnderPage = hasPageRow && at > 0
      const { title, crumbs } = nameResult(page, isUnderPage ? { ...section, isRepeated: false } : section)
      return { section, isUnderPage, href: hrefOf(page, section), title: marked(title, page), crumbs }
    })
  }, [page])
  return (
    <div role="group" aria-label={page.title} className={styles.page}>
      {rows.map(({ section, isUnderPage, href, title, crumbs }, at) => {
        const number = first + at
        const excerpt = excerpts.get(section.place)
        const hasWords = excerpt === undefined || excerpt.pieces.length > 0
        return (
          <a
            key={href}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === chosen}
            tabIndex={number === chosen ? 0 : -1}
            href={href}
            className={isUnderPage ? `${styles.option ?? ''} ${styles.section ?? ''}` : styles.option}
            onMouseMove={() => {
              onChoose(number)
            }}
            onClick={goOnClick(href, onGo)}
          >
            <ResultIcon group={page.group} isSection={section.heading !== null} />
            <strong>
              <MarkedText pieces={title} />
            </strong>
            {!isUnderPage && <Crumbs names={crumbs} />}
            {hasWords &&
              (excerpt?.isCode ? (
                <code>
                  <MarkedText pieces={excerpt.pieces} />
                </code>
              ) : (
                <span className={styles.excerpt}>{excerpt && <MarkedText pieces={excerpt.pieces} />}</span>
              ))}
          </a>
        )
      })}
    </div>
  )
}
