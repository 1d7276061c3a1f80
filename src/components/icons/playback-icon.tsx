const SHAPES = {
  play: <path d="M4 2.2v11.6a.6.6 0 0 0 .9.5l9.3-5.8a.6.6 0 0 0 0-1L4.9 1.7a.6.6 0 0 0-.9.5Z" />,
  pause: <path d="M4 2h2.6v12H4zM9.4 2H12v12H9.4z" />,
  replay: (
    <path
      d="M3.2 3v3.6h3.6M3.5 6.4A5.2 5.2 0 1 1 2.8 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
}

/** A sign for a playback control. */
export function PlaybackIcon({ sign }: { sign: keyof typeof SHAPES }) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {SHAPES[sign]}
    </svg>
  )
}
