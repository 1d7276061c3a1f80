import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether the page is being printed. The component renders again before the browser prints. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const look = ({ type }: Event) => {
      flushSync(() => setPrinting(type === 'beforeprint'))
    }
    window.addEventListener('beforeprint', look)
    window.addEventListener('afterprint', look)
    return () => {
      window.removeEventListener('beforeprint', look)
      window.removeEventListener('afterprint', look)
    }
  }, [])
  return isPrinting
}
