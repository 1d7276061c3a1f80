import { stepOf } from './linear-scale'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** Distances between ticks that readers count in, in milliseconds; months and years are about as long. */
const STEPS = [
  ...[1, 5, 15, 30].map((count) => count * SECOND),
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 3, 6, 12].map((count) => count * HOUR),
  ...[DAY, 2 * DAY, WEEK, MONTH, 3 * MONTH, YEAR],
]

/** The first Sunday of the epoch, in milliseconds. */
const SUNDAY = 3 * DAY

/** About `count` round instants between two, ends included: full hours, days, weeks from Sunday, months or years in UTC. */
export function timeTicks(from: number, to: number, count: number): number[] {
  const wanted = (to - from) / count
  const above = STEPS.findIndex((step) => step > wanted)
  if (above < 0) return byMonths(from, to, 12 * Math.max(1, stepOf(from / YEAR, to / YEAR, count)))
  if (above === 0) return byStep(from, to, Math.max(1, stepOf(from, to, count)), 0)
  const [shorter = SECOND, longer = SECOND] = [STEPS[above - 1], STEPS[above]]
  const step = wanted / shorter < longer / wanted ? shorter : longer
  return step >= MONTH
    ? byMonths(from, to, step === YEAR ? 12 : step / MONTH)
    : byStep(from, to, step, step === WEEK ? SUNDAY : 0)
}

function byStep(from: number, to: number, step: number, offset: number): number[] {
  const first = Math.ceil((from - offset) / step)
  const last = Math.floor((to - offset) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step + offset)
}

/** Starts of months, in a distance of months; of more than a year, those of round years. */
function byMonths(from: number, to: number, step: number): number[] {
  const begin = new Date(from).getUTCFullYear() * 12 + new Date(from).getUTCMonth()
  const ticks: number[] = []
  for (let month = Math.floor(begin / step) * step; ; month += step) {
    const time = new Date(0)
    time.setUTCFullYear(Math.floor(month / 12), month % 12, 1)
    if (!(time.getTime() <= to)) return ticks
    if (time.getTime() >= from) ticks.push(time.getTime())
  }
}
