/** `make schema`: updates the committed snapshot with the schema that the last build printed. */
import fs from 'node:fs'
import path from 'node:path'
import { PRINTED_SCHEMA } from '../src/data-layer/schema/print-our-schema'

/** Folder of the types that the schema is printed from. */
const TYPES = 'src/data-layer/schema'

function stop(message: string): never {
  console.error(`${message} Run \`make build\`, then run \`make schema\` again.`)
  process.exit(1)
}

const printed = fs.statSync(PRINTED_SCHEMA, { throwIfNoEntry: false })
if (!printed) stop('No build has generated the schema yet.')
const changed = fs
  .readdirSync(TYPES)
  .filter(
    (name) => !name.endsWith('.test.ts') && fs.statSync(path.join(TYPES, name)).mtimeMs > printed.mtimeMs,
  )
if (changed.length > 0) stop(`${changed.join(', ')} changed in ${TYPES} after the last build.`)
fs.copyFileSync(PRINTED_SCHEMA, 'schema.graphql')
console.log('schema.graphql has been written.')
