import { Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { FAMILIES, type PageFamily } from '../../content/families'
import { COMMON_FRONT_MATTER } from '../../content/front-matter-schemas'
import { writtenPageTypes } from './written-page'

/** Names of the fields of each object type. */
const fields = new Map(
  parse(writtenPageTypes).definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[one.name.value, (one.fields ?? []).map(({ name }) => name.value)] as const]
      : [],
  ),
)

describe.each(Object.values<PageFamily>(FAMILIES))(
  'the type $type',
  ({ type, frontMatter, sidebar, feed }) => {
    it('has a field for each key of its own front matter (if not: add it to OWN_FIELDS)', () => {
      const own = Object.keys(frontMatter.shape).filter((key) => !(key in COMMON_FRONT_MATTER.shape))
      expect(fields.get(type)).toEqual(expect.arrayContaining(own))
    })

    it('has the fields of the sidebar if the sidebar lists the family', () => {
      expect(fields.get(type)?.includes('sectionPath')).toBe(sidebar !== null)
    })

    it('has what a feed needs if the family has one', () => {
      if (feed !== null) expect(fields.get(type)).toEqual(expect.arrayContaining(['date', 'authors', 'tags']))
    })
  },
)
