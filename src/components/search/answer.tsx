import type { Passage } from '../../search/passages'
import { sentencesOf } from '../../search/sentences'
import { CopyButton } from './copy-button'
import { Crumbs } from './crumbs'
import { goOnClick } from './go-on-click'
import * as styles from './search-dialog.module.css'

interface AnswerProps {
  /** Sorted by relevance. */
  passages: readonly Passage[]
  onGo: (href: string) => void
}

/** The best passage with its example, followed by its source and other relevant sources. */
export function Answer({ passages, onGo }: AnswerProps) {
  const [best] = passages
  if (!best) return null
  return (
    <>
      <figure className={styles.quote}>
        {best.quote !== '' && (
          <blockquote cite={best.href}>
            <p>{best.quote}</p>
          </blockquote>
        )}
        {best.code && (
          <div className={styles.example}>
            <span>{best.code.isSql ? 'SQL' : 'Code'}</span>
            <CopyButton text={best.code.text} />
            {/* a scrollable block must be focusable */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre tabIndex={0}>
              <code>{best.code.text}</code>
            </pre>
          </div>
        )}
      </figure>
      <section className={styles.sources} aria-labelledby="search-sources">
        <h2 id="search-sources">{passages.length === 1 ? 'Source' : 'Sources'}</h2>
        <ol>
          {passages.map((passage) => (
            <li key={passage.href}>
              <Source passage={passage} isQuoted={passage === best} onGo={onGo} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface SourceProps extends Omit<AnswerProps, 'passages'> {
  passage: Passage
  /** Whether its quotation is shown above. */
  isQuoted: boolean
}

function Source({ passage: { href, title, crumbs, quote }, isQuoted, onGo }: SourceProps) {
  return (
    <a href={href} onClick={goOnClick(href, onGo)}>
      <strong>{title}</strong>
      <Crumbs names={crumbs} />
      {!isQuoted && quote !== '' && <span className={styles.excerpt}>{sentencesOf(quote)[0]}</span>}
    </a>
  )
}
