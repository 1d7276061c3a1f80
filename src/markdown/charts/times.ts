/** Time formats for charts: UTC, 24 hours. */

const MINUTE = 60_000
const DAY = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Jul 1, 2025` */
export function dayOf(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/**
 * Returns the time of day with microseconds, or with nanoseconds if they matter: `09:30:15.250123`.
 *
 * @param time milliseconds after `origin`, with a fraction
 * @param inNanoseconds by default, if the microseconds aren't exact
 */
export function exactClock(time: number, origin: number, inNanoseconds?: boolean): string {
  const nanoseconds = Math.round(time * 1e6)
  const milliseconds = Math.floor(nanoseconds / 1e6)
  const rest = String(nanoseconds - milliseconds * 1e6).padStart(6, '0')
  const digits = (inNanoseconds ?? !rest.endsWith('000')) ? 6 : 3
  return new Date(origin + milliseconds).toISOString().slice(11, 23) + rest.slice(0, digits)
}

/** `09:30`, or `09:30:15` if seconds matter, or `09:30:15.250` if milliseconds do. */
function clock(time: number, step: number): string {
  return new Date(time).toISOString().slice(11, step < 1000 ? 23 : step < MINUTE ? 19 : 16)
}

/**
 * Returns the text of the ticks on a time axis.
 *
 * @param step distance between ticks, in milliseconds
 * @param oneDay whether all ticks are on the same day, which is then omitted
 * @param origin the millisecond from which the times of the ticks are counted
 */
export function timeTick(step: number, oneDay: boolean, origin = 0): (time: number) => string {
  return (value) => {
    if (step < 1) return exactClock(value, origin, step < 0.001)
    const time = origin + value
    const date = new Date(time)
    if (step >= 360 * DAY) return String(date.getUTCFullYear())
    if (step >= 28 * DAY) return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
    if (!oneDay && time % DAY === 0 && step >= DAY / 8)
      return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
    return step >= DAY ? dayOf(time) : clock(time, step)
  }
}

/** Whether the text of a tick represents its time exactly, for example `Jul 2025` the first of July. */
export function isExactTick(time: number, step: number): boolean {
  const date = new Date(time)
  if (step < DAY) return time % (step < MINUTE ? 1000 : MINUTE) === 0
  if (time % DAY !== 0) return false
  if (step >= 360 * DAY) return date.getUTCMonth() === 0 && date.getUTCDate() === 1
  return step < 28 * DAY || date.getUTCDate() === 1
}

/** Returns the days covered by an axis, which its ticks may omit: `Jul 1, 2025`, `Jul 1 to Jul 3, 2025`. */
export function daysCovered(first: number, last: number): string {
  const [from, to] = [dayOf(first), dayOf(last)]
  if (from === to) return from
  const year = new Date(first).getUTCFullYear() === new Date(last).getUTCFullYear()
  return `${year ? from.replace(/, \d+$/, '') : from} to ${to}`
}
