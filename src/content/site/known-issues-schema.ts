import { z } from 'zod'
import { text } from './site-data-schemas'

/** Severities of issues, most severe first. */
export const SEVERITIES = ['high', 'medium', 'low'] as const

const markdown = text.min(20, 'is too short to be a sentence')

const reproduction = z
  .strictObject({
    server: z.literal('own', 'is not "own"').optional(),
    datasets: z.array(text).optional(),
    sql: text.optional(),
    shell: text.optional(),
    columns: z.array(text).min(1, 'is empty').optional(),
    rows: z.array(z.array(z.string('is not a string').nullable())).optional(),
    error: z.string('is not a string').optional(),
    ends: z.literal(true, 'is not "true"').optional(),
    prints: z.array(text).min(1, 'is empty').optional(),
  })
  .superRefine((value, context) => {
    const complain = (message: string) => {
      context.addIssue({ code: 'custom', message })
    }
    const isGiven = (key: keyof typeof value) => value[key] !== undefined
    const outcomes = (['rows', 'error', 'ends', 'prints'] as const).filter(isGiven)
    if (isGiven('sql') === isGiven('shell')) complain('must have exactly one of sql and shell')
    else if (outcomes.length !== 1) complain('must have exactly one outcome')
    else if (isGiven('shell') !== isGiven('prints'))
      complain('has an outcome that does not apply to its language')
    if (isGiven('columns') !== isGiven('rows')) complain('has only one of columns and rows')
    if (value.rows?.some((row) => row.length !== value.columns?.length))
      complain('has a row whose length differs from the number of columns')
    if (value.ends && value.server !== 'own') complain('ends a server without using its own server')
  })

const knownIssue = z.strictObject({
  id: text.regex(/^[a-z][a-z0-9-]*$/, 'is not in kebab-case'),
  title: text
    .max(100, 'is longer than 100 characters')
    .regex(/^[^`]*[^`.]$/, 'contains a backtick, or ends with a period'),
  severity: z.enum(SEVERITIES, `is not one of ${SEVERITIES.join(', ')}`),
  affects: z.array(text.regex(/^\d+\.\d+\.\d+$/, 'is not a version like 9.0.1')).min(1, 'is empty'),
  symptom: markdown,
  workaround: markdown,
  upstream: z.int('is not a number').min(1, 'is not a valid issue number').optional(),
  pages: z
    .array(z.string().regex(/^\/([\w-]+\/)+$/, 'is not a route with leading and trailing slashes'))
    .min(1, 'is empty'),
  reproduction,
})

/** Schema of content/known-issues.yml: defects of the server, each with a reproduction that is run. */
export const knownIssuesSchema = z.array(knownIssue).superRefine((issues, context) => {
  issues.forEach((issue, index) => {
    for (const key of ['id', 'title'] as const)
      if (issues.findIndex((other) => other[key] === issue[key]) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `"${issue[key]}" appears twice`,
        })
  })
})

/** An entry of content/known-issues.yml. */
export type KnownIssue = z.infer<typeof knownIssue>
/** How to reproduce an issue on a server, and the behavior of the affected versions. */
export type Reproduction = KnownIssue['reproduction']

/** Sorts issues by severity, most severe first, and otherwise in the order of the file. */
export function bySeverity(issues: readonly KnownIssue[]): KnownIssue[] {
  return SEVERITIES.flatMap((severity) => issues.filter((issue) => issue.severity === severity))
}
