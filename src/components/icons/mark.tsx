/** The site's logo: a time series in a rounded square. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="1.25" y="1.25" width="29.5" height="29.5" rx="8" stroke="var(--accent)" strokeWidth="2.5" />
      <path
        d="M7 20.5l5-6 4.5 4 4-8.5 4.5 6"
        stroke="var(--text-heading)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M22 24.5l3.5 3.5" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
