import { EXAMPLES_SCHEMA_FILE } from './examples-json'

const text = (description: string) => ({ type: 'string', description })
const textOrNull = (description: string) => ({ type: ['string', 'null'], description })
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description })
const exactly = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The server's response for each kind. */
const RESULTS = {
  rows: exactly({
    columns: {
      type: 'array',
      items: exactly({ name: text('Name'), type: text('Type: SYMBOL, DOUBLE, …') }),
      description: 'Columns',
    },
    rows: {
      type: 'array',
      items: { type: 'array', items: { type: ['string', 'null'] } },
      description: 'Rows. Each value is a string, as shown on the page, or null',
    },
    rowCount: { type: 'integer', description: 'Number of rows that the query returned' },
    truncated: { type: 'boolean', description: 'Whether rows omits some of them' },
  }),
  plan: texts('Lines of the query plan'),
  ok: { type: 'null', description: 'The statement returned no rows' },
  error: exactly({
    message: text('Error message from the server'),
    position: { type: ['integer', 'null'], description: 'Zero-based position in the SQL' },
  }),
  response: exactly({
    statuses: { type: 'array', items: { type: 'integer' }, description: 'HTTP status of each call' },
    lines: texts('What the command printed'),
  }),
}

const FIELDS = {
  url: text('Full URL of the example'),
  route: text('Page: /docs/concept/symbol/'),
  pageTitle: text('Title of the page'),
  anchor: textOrNull('ID of the heading above the example; null before the first heading'),
  section: textOrNull('Text of that heading'),
  title: textOrNull('Title of the example'),
  language: { enum: ['questdb-sql', 'bash'], description: 'questdb-sql, or bash for a call to the server' },
  sql: text('The example: one or more statements, or a command'),
  kind: { enum: Object.keys(RESULTS), description: 'Kind of response in result' },
  result: {},
  verifiedOn: text('Version of the server that answered'),
  volatile: textOrNull('Why values differ between runs; null if they do not'),
  tables: texts('Tables and views that it reads or writes'),
  functions: texts('Functions and operators that it uses, as the server spells them'),
  keywords: texts('Keywords that it uses, in uppercase'),
  demoUrl: textOrNull('URL that opens it in the live demo; null if it cannot run there'),
}

/**
 * JSON Schema (2020-12) of the file with all examples. It's the documentation of the file, and tests validate the file
 * with it.
 */
export function examplesSchema(siteUrl: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${siteUrl}${EXAMPLES_SCHEMA_FILE}`,
    title: 'Examples of the documentation',
    description:
      'Every example on every page, with the response of a real server. Each example is one record.',
    type: 'array',
    items: {
      ...exactly(FIELDS),
      oneOf: Object.entries(RESULTS).map(([kind, result]) => ({
        properties: { kind: { const: kind }, result },
      })),
    },
  }
}
