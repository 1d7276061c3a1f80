/** The site's logo, as in static/icons/mark.svg: a time series in a Q. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 52 52" aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M39.36 44.22A23.2 23.2 0 1 1 46.16 35.51L42 29.69A17.4 17.4 0 1 0 35.98 39.5Z"
      />
      <path
        fill="none"
        stroke="var(--text-heading)"
        strokeWidth="4.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M14.5 30.5 20 24.5 24.5 28.5 30 22 47.5 46.5"
      />
    </svg>
  )
}
