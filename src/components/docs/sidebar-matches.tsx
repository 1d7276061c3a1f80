import { useEffect } from 'react'
import { useAskSearch } from '../search/ask-search'
import { Chevron } from '../icons/chevron'
import type { SidebarLine } from './sidebar-lines'
import { countFound, filterLines, splitAtWords, wordsOf, type FoundLine } from './sidebar-match'
import { lineClass, PageLine } from './sidebar-page-line'
import * as styles from './sidebar.module.css'

interface SidebarMatchesProps {
  items: readonly SidebarLine[]
  path: string
  /** The filter as typed, with at least one word. */
  filter: string
  /** Receives the number of matches, to be announced to screen readers. */
  onCount: (text: string) => void
  /** Called before the search opens, so that a drawer can close. */
  onSearch?: () => void
}

/** The matches of a filter, which replace the list. */
export default function SidebarMatches({ items, path, filter, onCount, onSearch }: SidebarMatchesProps) {
  const askSearch = useAskSearch()
  const words = wordsOf(filter)
  const found = filterLines(items, words)
  const count = countFound(found, words)
  useEffect(() => {
    onCount(count === 0 ? 'No page matches' : `${count} ${count === 1 ? 'match' : 'matches'}`)
  }, [count, onCount])
  // data-static-subtree: clicks on its links are handled as in the list
  return (
    <div className={styles.matches} data-static-subtree data-matches>
      {count > 0 ? (
        <FoundLines found={found} words={words} path={path} depth={1} />
      ) : (
        <div className={styles.nothing}>
          <p>
            No page matches <q>{filter.trim()}</q>.
          </p>
          <button
            type="button"
            onClick={() => {
              onSearch?.()
              askSearch({ text: filter.trim() })
            }}
          >
            Search the full text
          </button>
        </div>
      )}
    </div>
  )
}

interface FoundLinesProps {
  found: readonly FoundLine[]
  words: readonly string[]
  path: string
  depth: number
}

function FoundLines({ found, words, path, depth }: FoundLinesProps) {
  const mark = (label: string) =>
    splitAtWords(label, words).map((piece, index) =>
      index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
    )
  return (
    <ul>
      {found.map(({ line, items, open }) => (
        <li key={`${line.label} ${line.href ?? ''}`}>
          {line.href === null ? (
            <details open={open}>
              <summary className={lineClass(line, depth)}>
                <span>{mark(line.label)}</span>
                <Chevron />
              </summary>
              <FoundLines found={items} words={words} path={path} depth={depth + 1} />
            </details>
          ) : (
            <PageLine line={line} path={path} label={mark(line.label)} />
          )}
        </li>
      ))}
    </ul>
  )
}
