import { Link } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { detailOf, type LoadFailure } from '../../client/errors/load-failure'
import * as styles from './error-page.module.css'

interface FailedPageProps {
  failure: LoadFailure
  /** Retries to load the page and shows it. Returns the new error, or undefined if the page has loaded. */
  retry: (last: LoadFailure) => Promise<LoadFailure | undefined>
}

/** Shown in place of a page that failed to load. The URL is that of the page. */
export function FailedPage({ failure: first, retry }: FailedPageProps) {
  const [failure, setFailure] = useState(first)
  const [attempts, setAttempts] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const tried = useRef(false)

  useEffect(
    () => () => {
      // the focused button has been replaced by the page
      if (tried.current) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
    [],
  )

  const tryAgain = async () => {
    if (tried.current) return
    tried.current = true
    setTrying(true)
    const next = await retry(failure)
    if (!next) return
    tried.current = false
    setTrying(false)
    setFailure(next)
    setAttempts((count) => count + 1)
  }

  return (
    <main id="main" className={styles.main}>
      <h1 tabIndex={-1}>This page couldn’t be loaded</h1>
      <p>
        {navigator.onLine
          ? 'The server or the network failed to deliver part of it.'
          : 'You’re offline. Pages you’ve already read may still be available.'}
      </p>
      <p className={styles.messages}>
        {failure.message}
        <br />
        {detailOf(failure)}
      </p>
      <div className={styles.actions}>
        <button type="button" aria-disabled={isTrying} onClick={() => void tryAgain()}>
          {isTrying ? 'Loading…' : 'Retry'}
        </button>
        <a href={window.location.pathname + window.location.search}>Reload the page</a>
        <Link to="/docs/">Documentation</Link>
        <Link to="/">Home</Link>
      </div>
      <p role="status">
        {attempts === 0 ? '' : `The page still couldn’t be loaded (${attempts + 1} attempts).`}
      </p>
    </main>
  )
}

/** Excluded from search engines. */
export function FailedPageHead() {
  return (
    <>
      <title>This page couldn’t be loaded</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
