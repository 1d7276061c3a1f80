import { schema as published } from '@octokit/graphql-schema'
import {
  buildSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  validate,
  type GraphQLObjectType,
} from 'gatsby/graphql'
import { describe, expect, it } from 'vitest'
import { codeHostQuery } from '../../content/code-host/query'
import { codeHostSchema, LOOSENED_FIELDS } from './schema-subset'

const ours = codeHostSchema()
const real = buildSchema(published.idl, { assumeValid: true })
const ourTypes = Object.values(ours.getTypeMap()).filter((type) => !type.name.startsWith('__'))

/** Our fields that the code host promises and we do not; fails on every other difference. */
function compareFields(type: GraphQLObjectType, realType: GraphQLObjectType): string[] {
  const loosened: string[] = []
  for (const field of Object.values(type.getFields())) {
    const at = `${type.name}.${field.name}`
    const realField = realType.getFields()[field.name]
    if (!realField) throw new Error(`${at} is not a field of the code host`)
    expect(realField.deprecationReason, at).toBeUndefined()
    if (isNonNullType(realField.type) && !isNonNullType(field.type)) {
      loosened.push(at)
      expect(String(field.type), at).toBe(String(realField.type.ofType))
    } else expect(String(field.type), at).toBe(String(realField.type))
    for (const arg of field.args)
      expect(String(arg.type), `${at}(${arg.name})`).toBe(
        String(realField.args.find(({ name }) => name === arg.name)?.type),
      )
    // What the code host insists on must be there, or a query of ours could not be sent to it.
    const required = realField.args.filter(isRequiredArgument).map(({ name }) => name)
    expect(
      field.args.map(({ name }) => name),
      at,
    ).toEqual(expect.arrayContaining(required))
  }
  return loosened
}

describe('the schema subset', () => {
  it('has only types, fields, arguments and values of the published schema', () => {
    const loosened: string[] = []
    for (const type of ourTypes) {
      const realType = real.getType(type.name)
      if (isObjectType(type) && isObjectType(realType)) loosened.push(...compareFields(type, realType))
      else if (isEnumType(type) && isEnumType(realType))
        expect(
          type
            .getValues()
            .map(({ name }) => name)
            .sort(),
        ).toEqual(
          realType
            .getValues()
            .map(({ name }) => name)
            .sort(),
        )
      else expect(isScalarType(type) && isScalarType(realType), type.name).toBe(true)
    }
    expect(loosened.sort()).toEqual([...LOOSENED_FIELDS].sort())
  })

  it('and the published schema both accept the one query', () => {
    expect(validate(ours, codeHostQuery)).toEqual([])
    expect(validate(real, codeHostQuery)).toEqual([])
  })
})
