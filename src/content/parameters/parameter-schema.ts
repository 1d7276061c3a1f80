import { z } from 'zod'
import type { Remedies } from '../yaml-source'
import { text } from '../site/site-data-schemas'

/** Inline Markdown of a single paragraph. */
const inline = text.refine(
  (value) => !/\n\s*\n|^(?:[-*+>]|#{1,6}|\d+[.)])\s/.test(value),
  'is more than one paragraph of text',
)

const parameter = z
  .strictObject({
    key: text.regex(/^[\w.-]+$/, 'is not a property name'),
    meaning: inline,
    change: inline.optional(),
    unit: text.optional(),
    values: inline.optional(),
    depends: inline.optional(),
    default: z.union([z.string(), z.number(), z.boolean()], 'is not a value').transform(String).optional(),
    enterprise: z.literal(true, 'is not true').optional(),
  })
  .refine((one) => !one.enterprise || one.default !== undefined, {
    path: ['default'],
    message: 'is missing, and the server used by this build has no Enterprise properties',
  })

/** Schema of a file in content/reference/parameters: a group of configuration properties of the server. */
export const parameterFileSchema = z.strictObject({
  title: text,
  intro: inline,
  parameters: z.array(parameter, 'is missing or not a list').min(1, 'is empty'),
})

/** A property as described in its file. */
export type ParameterDescription = z.infer<typeof parameter>

/** Suggestions by key of the file. */
export const PARAMETER_REMEDIES: Remedies = {
  title: 'write the heading of the group on the page',
  intro: 'write one or two sentences of inline markdown',
  key: 'write the property as in server.conf, such as http.bind.to',
  meaning: 'write what the property does, in one or two sentences of inline markdown',
  change: 'write when to change the property, in one sentence, or leave the key out',
  values: 'write the range or the accepted values in one paragraph, or leave the key out',
  depends: 'write what the default depends on in one paragraph, or leave the key out',
  default: 'write the default value in quotes, or none',
  enterprise: 'write enterprise: true, or leave the key out',
  '*': 'write title, intro, and a list of parameters, each with key and meaning',
  unknown: 'use only key, meaning, change, unit, values, depends, default, and enterprise',
}
