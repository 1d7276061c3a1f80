import type { ContentError } from '../../base/content-error'
import { EXAMPLES_FOLDER } from './languages'
import { readDataFile } from './read-data-file'
import { EXPECTED_REMEDIES, expectedSchema, type ExpectedRows } from './schemas'

/** Path of the file with the rows that each client kind must store, relative to the root. */
export const EXPECTED_FILE = `${EXAMPLES_FOLDER}/expected.yml`

/** Reads and validates content/examples/expected.yml; undefined if it's missing or invalid. */
export function readExpected(root: string): { expected: ExpectedRows | undefined; problems: ContentError[] } {
  const problems: ContentError[] = []
  const read = readDataFile(
    root,
    EXPECTED_FILE,
    { schema: expectedSchema, remedies: EXPECTED_REMEDIES },
    problems,
  )
  return { expected: read?.value, problems }
}
