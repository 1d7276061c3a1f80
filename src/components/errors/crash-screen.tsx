import { useEffect, useRef } from 'react'
import { errorChain } from '../../client/errors/error-chain'
import { stopProgress } from '../../client/navigation/progress'
import { reportAddress } from '../../client/errors/report-address'
import * as styles from './error-page.module.css'

interface CrashScreenProps {
  /** `page`: only the page crashed. `site`: the shell crashed, too. */
  around: 'page' | 'site'
  error: unknown
  /** Component stack of the error. */
  stack?: string
  onTryAgain: () => void
}

/** Replaces a page that crashed. */
export function CrashScreen({ around, error, stack = '', onTryAgain }: CrashScreenProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // if the shell crashed, nothing else reports that the page has loaded
    stopProgress()
    title.current?.focus()
  }, [error])
  useEffect(() => {
    if (around === 'page') return
    // the router still changes the URL on back and forward, but no component renders the page
    const reload = () => {
      window.location.reload()
    }
    window.addEventListener('popstate', reload)
    return () => {
      window.removeEventListener('popstate', reload)
    }
  }, [around])
  const chain = errorChain(error)
  const trace = error instanceof Error ? (error.stack ?? '') : ''
  const report = reportAddress(
    WEBSITE_REPOSITORY,
    `Page crashed: ${window.location.pathname}`,
    window.location.href,
    [...chain, ...stack.split('\n')],
  )
  return (
    <main id="main" className={styles.main}>
      <h1 tabIndex={-1} ref={title}>
        This page crashed
      </h1>
      <p>An unexpected error stopped this page from working. The error and its causes:</p>
      <ol className={styles.messages}>
        {chain.map((message, index) => (
          <li key={index}>{message}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <button type="button" onClick={onTryAgain}>
          Try again
        </button>
        {/* Plain links reload the page, which resolves what can be resolved. */}
        <a href={window.location.pathname + window.location.search}>Reload the page</a>
        <a href="/">Home</a>
        <a href="/docs/">Documentation</a>
        <a href={report} rel="noopener">
          Report on GitHub
        </a>
      </div>
      <details>
        <summary>Technical details</summary>
        <pre className={styles.stack}>{`${trace}\n\nComponents:${stack}`}</pre>
      </details>
    </main>
  )
}
