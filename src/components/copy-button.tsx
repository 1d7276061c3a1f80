import { useEffect, useState } from 'react'
import { copyText } from '../client/shared/copy-text'
import { SHOWN_FOR } from '../client/shared/say-briefly'

/** Copies text and shows the outcome in place of the label. */
export function CopyButton({ text, className }: { text: string; className: string | undefined }) {
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
        className={className}
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
