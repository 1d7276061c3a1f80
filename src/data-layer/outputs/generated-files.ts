import { FEEDS } from '../../content/feed-addresses'
import { EXAMPLES_FILE, EXAMPLES_SCHEMA_FILE } from './texts/examples-json'

/** Files written by the build, other than pages, that pages can link to. */
export const GENERATED_FILES: readonly string[] = [
  '/llms.txt',
  EXAMPLES_FILE,
  EXAMPLES_SCHEMA_FILE,
  ...Object.values(FEEDS),
]
