import { budgetOf, type Budget, type MeasureName } from './budgets'

/** One measured value. */
export interface Measurement {
  name: MeasureName
  /** Route, or what was built. */
  subject: string
  /** In the unit of the measure's budget. */
  value: number
  /** Upper limit, if it can't be part of the budget. */
  most?: number
  /** Upstream's value from the same run; replaces the figure in the budget. */
  upstream?: number
  /** Details, which are printed if the value is over budget. */
  details?: string[]
}

/** A measurement held against its budget; also the rows of the JSON file. */
export interface Judged extends Omit<Measurement, 'upstream'> {
  measure: string
  unit: string
  /** `<= 95`, `>= 98`, or empty. */
  budget: string
  upstream: string
  /** Empty for what has no limit. */
  verdict: 'ok' | 'over' | ''
}

/** Compares a value with its budget. NaN is over any budget. */
export function judge(measurement: Measurement): Judged {
  const budget: Budget = budgetOf(measurement.name)
  const most = measurement.most ?? budget.most
  const { measure, unit, least, digits } = budget
  const upstream = measurement.upstream?.toFixed(digits) ?? budget.upstream ?? ''
  const { value } = measurement
  const limit = most ?? least
  const kept = most === undefined ? value >= (least ?? -Infinity) : value <= most
  return {
    ...measurement,
    measure,
    unit,
    budget: limit === undefined ? '' : `${most === undefined ? '>=' : '<='} ${plainNumber(limit)}`,
    upstream,
    verdict: limit === undefined ? '' : kept ? 'ok' : 'over',
  }
}

/** `178.5`, `95`, `3.3`: without floating-point noise. */
function plainNumber(value: number): string {
  return String(Number(value.toFixed(2)))
}

/** The value in the middle; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? NaN : (lower + upper) / 2
}
