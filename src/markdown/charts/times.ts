/** Time formats for charts: UTC, 24 hours. */

const DAY = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const two = (value: number) => String(value).padStart(2, '0')

/** `Jul 1, 2025` */
export function dayOf(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** `09:30`, or `09:30:15` if seconds matter. */
function clock(time: number, seconds: boolean): string {
  const date = new Date(time)
  const text = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return seconds ? `${text}:${two(date.getUTCSeconds())}` : text
}

/**
 * Returns the text of the ticks on a time axis.
 *
 * @param step distance between ticks, in milliseconds
 * @param oneDay whether all ticks are on the same day, which is then omitted
 */
export function timeTick(step: number, oneDay: boolean): (time: number) => string {
  return (time) => {
    const date = new Date(time)
    if (step >= 360 * DAY) return String(date.getUTCFullYear())
    if (step >= 28 * DAY) return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
    if (!oneDay && time % DAY === 0 && step >= DAY / 8)
      return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
    return step >= DAY ? dayOf(time) : clock(time, step < 60_000)
  }
}

/** Returns the days covered by an axis, which its ticks may omit: `Jul 1, 2025`, `Jul 1 to Jul 3, 2025`. */
export function daysCovered(first: number, last: number): string {
  const [from, to] = [dayOf(first), dayOf(last)]
  if (from === to) return from
  const year = new Date(first).getUTCFullYear() === new Date(last).getUTCFullYear()
  return `${year ? from.replace(/, \d+$/, '') : from} to ${to}`
}
