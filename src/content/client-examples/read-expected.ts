import type { ContentError } from '../../base/content-error'
import { EXAMPLES_FOLDER } from './languages'
import { readDataFile } from './read-data-file'
import { EXPECTED_REMEDIES, expectedSchema, type ExpectedRows } from './schemas'

/** Path of the rows that each client kind must store, relative to the root. */
export const EXPECTED_FILE = `${EXAMPLES_FOLDER}/expected.yml`

/** Reads and checks content/examples/expected.yml; undefined where it is missing or wrong. */
export function readExpected(root: string): { expected: ExpectedRows | undefined; problems: ContentError[] } {
  const problems: ContentError[] = []
  const read = readDataFile(root, EXPECTED_FILE, expectedSchema, EXPECTED_REMEDIES, problems)
  return { expected: read?.value, problems }
}
