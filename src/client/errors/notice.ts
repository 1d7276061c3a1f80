import * as styles from '../../components/errors/notice.module.css'
import { wordsOf, type Attempt, type LoadFailure } from './load-failure'

/**
 * Says at the lower edge of the window what did not load, and tries again when the reader asks for it or the network is
 * back. It is drawn without React, which may be what did not load.
 *
 * @param attempt tries again, given the last failure
 * @returns what was loaded in the end
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
