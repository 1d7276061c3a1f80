import { useEffect, useState } from 'react'
import { copyText } from '../../client/copy-text'
import { SHOWN_FOR } from '../../client/say-briefly'
import * as styles from './search-dialog.module.css'

/** Copies text and shows the outcome in place of the label. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(setSaid, SHOWN_FOR, '')
    return () => {
      clearTimeout(timer)
    }
  }, [said])
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={() => {
          void copyText(text).then(setSaid)
        }}
      >
        {said || 'Copy'}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
