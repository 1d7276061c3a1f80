import { z } from 'zod'
import { serverAddress } from './addresses'
import { PANEL_NAMES, QUERY_NAMES, STEP_SECONDS } from '../dashboard/dashboard-data'

const text = z.string('is missing or not a string').trim().min(1, 'is empty')
const table = text.regex(/^[A-Za-z_]\w*$/, 'is not a valid table name')
const symbols = z.array(text.regex(/^[\w./-]+$/, 'is not a symbol like BTC-USDT')).min(1, 'lists no symbols')
const steps = z
  .array(z.string().refine((step) => Object.hasOwn(STEP_SECONDS, step), 'is not a supported candle size'))
  .min(1, 'lists no candle sizes')
const instant = text.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'is not a time like 2025-07-03T21:00:00Z')

/** Schema of content/site/dashboard.yml. */
export const dashboardSettingsSchema = z.strictObject({
  endpoint: serverAddress.transform((address) => address || null),
  tables: z.strictObject({ trades: table, book: table }),
  symbols,
  steps,
  pollSeconds: z.int('is not an integer').min(1, 'is below 1').max(3600, 'is above 3600'),
  timeoutSeconds: z.int('is not an integer').min(1, 'is below 1').max(60, 'is above 60'),
  stalePolls: z.int('is not an integer').min(2, 'is below 2').max(100, 'is above 100'),
})

const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>)

/** Schema of content/dashboards/<name>.yml. */
export const dashboardSchema = z.strictObject({
  route: z.string().regex(/^\/([\w-]+\/)+$/, 'is not a route with leading and trailing slashes'),
  candles: z.int('is not an integer').min(20, 'is below 20').max(500, 'is above 500'),
  warmUp: z.int('is not an integer').min(20, 'is below 20, which the bands require').max(100, 'is above 100'),
  queries: each(QUERY_NAMES, text),
  notes: z.strictObject({ recording: text, live: text, demo: text }),
  panels: each(PANEL_NAMES, z.strictObject({ title: text, caption: text.optional() })),
  recording: z.strictObject({
    symbols,
    steps,
    replayFrom: instant,
    replayTo: instant,
    replayStart: instant,
    clockSeconds: z.int('is not an integer').min(1, 'is below 1'),
    pollSeconds: z.number('is not a number').min(0.1, 'is below 0.1'),
  }),
})

const column = z.strictObject({
  name: text,
  scale: z.int('is not an integer').min(1, 'is below 1').nullable(),
  values: z.array(z.unknown()).min(1, 'has no rows'),
})

const answer = z
  .strictObject({ columns: z.array(column).min(1) })
  .refine(
    ({ columns }) => columns.every(({ values }) => values.length === columns[0]?.values.length),
    'has columns of different lengths',
  )

/** Schema of content/dashboards/<name>-recording.json. */
export const recordingSchema = z.strictObject({
  engine: text,
  recordedOn: z.iso.date('is not a date'),
  digest: text,
  symbols: z.record(
    text,
    z.strictObject({
      steps: z.record(text, z.strictObject({ candles: answer, bands: answer, rsi: answer })),
      book: answer,
      trades: answer,
    }),
  ),
})

/** content/dashboards/<name>.yml */
export type DashboardFile = z.infer<typeof dashboardSchema>
