const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats `2025-07-11` or `2025-07-11T09:00:00Z` as `July 11, 2025`. Anything else is returned unchanged. */
export function writtenDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  return year === undefined ? date : `${MONTHS[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`
}
