import type { ExampleAnswer, ExampleFields } from '../../reference/example-node'

/** URL of the file with all examples, and of its JSON Schema. */
export const EXAMPLES_FILE = '/examples.json'
export const EXAMPLES_SCHEMA_FILE = '/examples.schema.json'

/** An example as returned by GraphQL. */
export interface ExampleNode extends Omit<ExampleFields, 'line'> {
  demoUrl: string | null
}

/** A record of the file, one for each example on the pages. */
export type ExampleRecord = Omit<ExampleNode, 'result' | 'plan' | 'error' | 'response'> & {
  /** Absolute URL of the example: its page with the anchor of the preceding heading. */
  url: string
  /** The server's response; its shape depends on `kind`. */
  result: ExampleAnswer['result'] | string[] | ExampleAnswer['error'] | ExampleAnswer['response']
}

/** Returns the record of an example. */
export function exampleRecord(
  { result, plan, error, response, ...example }: ExampleNode,
  siteUrl: string,
): ExampleRecord {
  return {
    url: `${siteUrl}${example.route}${example.anchor === null ? '' : `#${example.anchor}`}`,
    ...example,
    result: result ?? plan ?? error ?? response,
  }
}

/** Returns the file: a JSON array with one record per line, so that line-based tools can use it as well. */
export function examplesJson(records: readonly ExampleRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}
