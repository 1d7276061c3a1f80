/** `make schema`: updates the committed snapshot with the schema that the last build printed. */
import fs from 'node:fs'
import { PRINTED_SCHEMA } from '../src/data-layer/schema/print-our-schema'

if (!fs.existsSync(PRINTED_SCHEMA)) {
  console.error('No build has generated the schema yet. Run `make build`, then run `make schema` again.')
  process.exit(1)
}
fs.copyFileSync(PRINTED_SCHEMA, 'schema.graphql')
console.log('schema.graphql has been written.')
