import type { KeyboardEventHandler, RefObject } from 'react'
import { piecesAround, type FurtherPage, type Passage } from '../../search/passages'
import { sentencesOf } from '../../search/sentences'
import { CopyButton } from '../copy-button'
import { ColoredSql } from '../colored-sql'
import { Crumbs } from './crumbs'
import { goOnClick } from './go-on-click'
import { MarkedText } from './marked-text'
import { ResultIcon } from './result-icon'
import * as styles from './search-dialog.module.css'

interface AnswerProps {
  /** Sorted by relevance. */
  passages: readonly Passage[]
  /** Pages without a passage, also sorted. */
  further: readonly FurtherPage[]
  /** Receives the element with all sources. */
  container: RefObject<HTMLDivElement | null>
  /** Handles arrow keys on a source. */
  onArrow: KeyboardEventHandler<HTMLElement>
  onGo: (href: string) => void
}

/** The best passage with its example below its source, followed by other relevant sections and further pages. */
export function Answer({ passages, further, container, ...source }: AnswerProps) {
  if (passages.length + further.length === 0) return null
  const [best, ...weaker] = passages
  const others = [...weaker, ...further.map((page) => ({ ...page, quote: '', table: null }))]
  return (
    <div ref={container}>
      {best && <Best passage={best} {...source} />}
      {others.length > 0 && (
        <section className={styles.sources} aria-labelledby="search-sources">
          <h2 id="search-sources">{best ? 'See also' : 'Closest sections'}</h2>
          <ol>
            {others.map(({ table, quote, ...page }) => (
              <li key={page.href}>
                <Source {...page} quote={quote || (table?.rows[0]?.join(' · ') ?? '')} {...source} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

interface BestProps extends Pick<AnswerProps, 'onGo' | 'onArrow'> {
  passage: Passage
}

/** The best passage, with its source and its example. */
function Best({ passage, ...source }: BestProps) {
  const { href, paragraphs, key, code, table } = passage
  return (
    <figure className={styles.quote}>
      <figcaption>
        <Source {...passage} quote="" {...source} />
      </figcaption>
      {paragraphs.length > 0 && (
        <blockquote cite={href}>
          {paragraphs.map((text, at) => (
            <p key={at}>
              <MarkedText pieces={piecesAround(key, text, paragraphs.length)} />
            </p>
          ))}
        </blockquote>
      )}
      {table && <Rows {...table} />}
      {code && (
        <div className={styles.example}>
          <span>{code.isSql ? 'SQL' : 'Code'}</span>
          <CopyButton text={code.text} className={styles.copy} />
          {/* a scrollable block must be focusable */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>
            <code>{code.isSql ? <ColoredSql sql={code.text} /> : code.text}</code>
          </pre>
        </div>
      )}
    </figure>
  )
}

/** The rows of a table that answer. */
function Rows({ head, rows }: NonNullable<Passage['table']>) {
  return (
    // a scrollable table must be focusable
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.rows} role="region" aria-label="Rows of the table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SourceProps extends FurtherPage, Pick<AnswerProps, 'onGo' | 'onArrow'> {
  /** Empty if there is none, or if it's shown below. */
  quote: string
}

function Source({ href, title, crumbs, group, quote, onGo, onArrow }: SourceProps) {
  return (
    <a href={href} className={styles.option} onClick={goOnClick(href, onGo)} onKeyDown={onArrow}>
      <ResultIcon group={group} isSection={href.includes('#')} />
      <strong>{title}</strong>
      <Crumbs names={crumbs} />
      {quote !== '' && <span className={styles.excerpt}>{sentencesOf(quote)[0]}</span>}
    </a>
  )
}
