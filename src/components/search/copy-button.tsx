import { useEffect, useState } from 'react'
import * as styles from './search-dialog.module.css'

/** How long a word of success is shown, in milliseconds. */
const SHOWN_FOR = 1600

/** What came of copying a text. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Copy failed'
  }
}

/** Copies a text. What came of it is shown in place of the label. */
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
          void copied(text).then(setSaid)
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
