import { ownValue } from '../../base/own-value'

/** Line drawings for menu cards, by their name in content/site/menus.yml. */
const DRAWINGS: Readonly<Record<string, string>> = {
  candles: 'M6 4v3m0 8v3M4 7h4v8H4zM12 3v2m0 6v3M10 5h4v6h-4zM18 7v3m0 7v4M16 10h4v7h-4z',
  pulse: 'M2 12h4l3-7 5 14 3-7h5',
  terminal: 'M3 5h18v14H3zM7 10l3 2.5L7 15m6 0h4',
  download: 'M12 4v11m-4.5-4L12 15.5 16.5 11M4 20h16',
  compare: 'M4 20V10h5v10m6 0V4h5v16M2 20h20',
}

/** The drawing of a menu card; renders nothing if the name is unknown. */
export function Pictogram({ name }: { name: string }) {
  const path = ownValue(DRAWINGS, name)
  if (!path) return null
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
