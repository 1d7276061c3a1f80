import { FEEDS } from '../../content/feed-addresses'
import { EXAMPLES_FILE, EXAMPLES_SCHEMA_FILE } from './texts/examples-json'

/** Files that the build writes besides pages, and that pages may link. */
export const GENERATED_FILES: readonly string[] = [
  '/llms.txt',
  '/llms-full.txt',
  EXAMPLES_FILE,
  EXAMPLES_SCHEMA_FILE,
  ...Object.values(FEEDS),
]
