import type { ExampleAnswer, ExampleFields } from '../../reference/example-node'

/** Address of the file with all examples, and of the description of its shape. */
export const EXAMPLES_FILE = '/examples.json'
export const EXAMPLES_SCHEMA_FILE = '/examples.schema.json'

/** An example as GraphQL gives it. */
export interface ExampleNode extends Omit<ExampleFields, 'line'> {
  demoUrl: string | null
}

/** A record of the file: one for each example that the pages show. */
export type ExampleRecord = Omit<ExampleNode, 'result' | 'plan' | 'error' | 'response'> & {
  /** Whole address of the example: its page, at the heading above it. */
  url: string
  /** What the server answered; its shape follows from `kind`. */
  result: ExampleAnswer['result'] | string[] | ExampleAnswer['error'] | ExampleAnswer['response']
}

/** The record of an example. */
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

/** The file: a JSON array with one record on each line, which tools that read line by line can use too. */
export function examplesJson(records: readonly ExampleRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}
