import { parse, printType, type GraphQLSchema } from 'graphql'
import { OUR_TYPES } from './our-types'

/** File to which a build writes the schema; `make schema` copies it to schema.graphql. */
export const PRINTED_SCHEMA = '.cache/our-schema.graphql'

/** Returns our types as built by Gatsby, sorted by name, including descriptions and the fields Gatsby adds. */
export function printOurSchema(schema: GraphQLSchema): string {
  const names = OUR_TYPES.flatMap((types) =>
    parse(types).definitions.flatMap((one) => ('name' in one && one.name ? [one.name.value] : [])),
  )
  const types = [...new Set(names)].sort().map((name) => {
    const type = schema.getType(name)
    if (!type) throw new Error(`the schema has no type ${name}`)
    return printType(type)
  })
  return `# Snapshot of this site's GraphQL types. Regenerate it with: make schema\n\n${types.join('\n\n')}\n`
}
