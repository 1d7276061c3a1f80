import * as styles from '../../components/errors/notice.module.css'
import { wordsOf, type Attempt, type LoadFailure } from './load-failure'

/**
 * Shows a notice at the bottom of the window about what failed to load, and retries when the reader clicks Retry or the
 * network is back. It doesn't use React, because React may be what failed to load.
 *
 * @param attempt retries, given the last failure
 * @returns the value of the first attempt that succeeds
 */
export function noticeUntil<Value>(
  first: LoadFailure,
  attempt: (last: LoadFailure) => Promise<Attempt<Value>>,
): Promise<Value> {
  const notice = document.createElement('div')
  notice.className = styles.notice ?? ''
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = `Part of this page couldn’t be loaded. ${wordsOf(first)}`
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  notice.append(text, retry)
  document.body.append(notice)
  return new Promise((resolve) => {
    let isTrying = false
    let last = first
    const tryAgain = async () => {
      if (isTrying) return
      isTrying = true
      retry.textContent = 'Loading…'
      const result = await attempt(last)
      isTrying = false
      retry.textContent = 'Retry'
      if ('failure' in result) {
        last = result.failure
        text.textContent = `It still couldn’t be loaded. ${wordsOf(last)}`
        return
      }
      window.removeEventListener('online', onOnline)
      notice.remove()
      resolve(result.value)
    }
    const onOnline = () => void tryAgain()
    retry.addEventListener('click', onOnline)
    window.addEventListener('online', onOnline)
  })
}
