import fs from 'node:fs'
import { parse, print, type DefinitionNode, type FieldDefinitionNode } from 'graphql'
import { expect, it } from 'vitest'
import { OUR_TYPES } from './our-types'

/** Fields with their types and descriptions, by `Type.field`. */
function fieldsOf(text: string): Map<string, string> {
  return new Map(
    parse(text).definitions.flatMap((one: DefinitionNode) =>
      'fields' in one && 'name' in one
        ? ((one.fields ?? []) as FieldDefinitionNode[]).map((field): [string, string] => [
            `${one.name.value}.${field.name.value}`,
            `${print(field.type)} ${field.description?.value ?? ''}`.replace(/\s+/g, ' '),
          ])
        : [],
    ),
  )
}

it('schema.graphql has every field of src/data-layer/schema (if not: make build, then make schema)', () => {
  const committed = fieldsOf(fs.readFileSync('schema.graphql', 'utf8'))
  const own = OUR_TYPES.flatMap((types) => [...fieldsOf(types)])
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(([name, text]) => committed.get(name) !== text).map(([name]) => name)).toEqual([])
})
