import { z } from 'zod'
import type { Remedies } from '../yaml-source'
import { text } from '../site/site-data-schemas'
import { SERVERS } from './languages'

const example = z.strictObject({
  name: text.regex(/^(pgwire\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not in kebab-case'),
  title: text
    .max(80, 'is longer than 80 characters')
    .regex(/[^.]$/, 'ends with a period')
    .refine((title) => !/["`\\]/.test(title), 'contains a double quote, a backtick, or a backslash'),
  header: text.optional(),
  address: z.strictObject({ host: text, port: z.int('is not a number') }).optional(),
  auth: z.strictObject({ kid: text, d: text, x: text.optional(), y: text.optional() }).optional(),
  queries: z
    .array(z.strictObject({ title: text, sql: text }))
    .min(1, 'is empty')
    .optional(),
  output: z.literal('hidden', 'is not "hidden"').optional(),
  datasets: z.array(text).optional(),
  server: z.enum(SERVERS, `is not one of ${SERVERS.join(', ')}`).optional(),
  volatile: text.optional(),
  notRun: text.optional(),
})

/** Schema of content/examples/<language>/examples.yml. */
export const manifestSchema = z.strictObject({
  label: text,
  notRun: text.optional(),
  examples: z.array(example).superRefine((examples, context) => {
    examples.forEach(({ name }, index) => {
      if (examples.findIndex((other) => other.name === name) !== index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" appears twice` })
    })
  }),
})

/** content/examples/<language>/examples.yml: the names of the programs, and how each one is run and shown. */
export type ExampleManifest = z.infer<typeof manifestSchema>

/** Suggestions for an invalid manifest. */
export const MANIFEST_REMEDIES: Remedies = {
  name: 'write the unique name of the file without its extension, such as auth-tls or pgwire/batch-insert',
  title: 'write what the program does in at most 80 characters, without a period: Insert rows over TCP',
  address: 'write address: { host: localhost, port: 9009 }',
  auth: 'write auth: { kid: …, d: …, x: …, y: … }; x and y are optional',
  server: `write one of: ${SERVERS.join(', ')}`,
  output: 'write hidden, or remove the key',
  queries: 'write title and sql for each query',
  '*': 'write label and examples, with name and title for each example',
  unknown: 'remove the key',
}

const day = z.string().regex(/^20\d\d-\d\d-\d\d$/, 'is not a day')
const cell = z.string().nullable()

const exampleRecord = z.object({
  digest: text,
  ranWith: z.object({ client: z.string(), runtime: z.string(), server: text, date: day }),
  output: z.string(),
  queries: z
    .array(
      z.object({
        columns: z.array(z.object({ name: z.string(), type: z.string() })),
        rows: z.array(z.array(cell)),
      }),
    )
    .default([]),
})

/** Schema of content/examples/<language>/records.json: a record for each program, by its name. */
export const recordsSchema = z.record(z.string(), exampleRecord)

/**
 * The output of a program and the rows it stored, written by `make programs RECORD=1`. Cells and column types of
 * `queries` are those of the server, as in the records of pages.
 */
export type ExampleRecord = z.infer<typeof exampleRecord>

/** Schema of content/examples/tools/<tool>/tool.yml. */
export const toolSchema = z.strictObject({
  label: text,
  ci: z.boolean('is neither true nor false').default(false),
  requires: z.array(text).default([]),
  files: z
    .array(
      text.refine(
        (file) => !file.startsWith('/') && !file.split('/').includes('..'),
        'is not inside the folder',
      ),
    )
    .default([]),
  outputs: z
    .array(
      z.strictObject({
        name: text.regex(
          /^[a-z0-9]+([-_][a-z0-9]+)*$/,
          'contains characters other than lowercase letters, digits, -, and _',
        ),
        language: text,
      }),
    )
    .default([]),
})

/** content/examples/tools/<tool>/tool.yml: requirements of a tool's example, and what pages can show of it. */
export type ToolManifest = z.infer<typeof toolSchema>

/** Suggestions for an invalid tool.yml. */
export const TOOL_REMEDIES: Remedies = {
  files: 'list files of the folder by their relative path: [orders.json]',
  outputs: 'write - { name: rows, language: text } for each output of run.sh',
  '*': 'write label, and add ci, requires, files, and outputs as needed',
  unknown: 'remove the key',
}

/** Schema of content/examples/tools/<tool>/records.json. */
export const toolRecordSchema = z.object({
  digest: text,
  ranWith: z.object({ versions: z.array(text), server: text, date: day }),
  outputs: z.record(z.string(), z.string()),
})

/** The output of a tool's example, written by `make programs RECORD=1`. */
export type ToolRecord = z.infer<typeof toolRecordSchema>

/** Schema of content/examples/expected.yml. */
export const expectedSchema = z
  .strictObject({
    table: text,
    designatedTimestamp: text,
    columns: z.array(z.strictObject({ name: text, type: text })).min(1, 'is empty'),
    rows: z.array(z.array(cell)).min(1, 'is empty'),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: 'has a length that differs from the number of columns',
        })
    })
  })

/** content/examples/expected.yml: the rows that each client kind must store, with cells as returned by the server. */
export type ExpectedRows = z.infer<typeof expectedSchema>

/** Suggestions for an invalid expected.yml. */
export const EXPECTED_REMEDIES: Remedies = {
  rows: "write a list of rows, with each value in quotes or null: - ['BTC-USDT', '0.25']",
  columns: 'write - { name: symbol, type: SYMBOL } for each column',
  '*': 'write table, designatedTimestamp, columns, and rows',
  unknown: 'remove the key',
}
