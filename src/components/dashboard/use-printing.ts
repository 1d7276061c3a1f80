import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. The page is drawn anew before the browser takes it to paper. */
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
