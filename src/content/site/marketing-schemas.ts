import { z } from 'zod'
import { place, text } from './site-data-schemas'

const key = text.regex(/^[a-z][a-z0-9-]*$/, 'is not in kebab-case')

/** Schema of content/site/onward.yml: the call to action at the end of all marketing pages. */
export const onwardSchema = z
  .strictObject({
    calls: z
      .array(
        z.strictObject({
          routes: z.array(place).default([]),
          heading: text,
          text,
          links: z.array(z.strictObject({ name: text, href: place })).min(2),
        }),
      )
      .min(1),
  })
  .superRefine(({ calls }, context) => {
    const rest = calls.flatMap(({ routes }, index) => (routes.length === 0 ? [index] : []))
    if (rest.length !== 1 || rest[0] !== calls.length - 1)
      context.addIssue({
        code: 'custom',
        path: ['calls', rest[0] ?? 0],
        message: 'exactly one call, the last, must have no routes: it is for all other pages',
      })
  })

const listDescription = text
  .min(50, 'is shorter than 50 characters')
  .max(150, 'is longer than 150 characters')

/** Schema of content/site/blog.yml: the texts around the lists of posts. */
export const blogSchema = z.strictObject({
  title: text.max(60, 'is longer than 60 characters'),
  description: listDescription,
  lead: text,
  author: text,
  postsOnPage: z.int().min(1),
  empty: text,
  newer: text,
  older: text,
  related: text,
  feed: text,
  tags: z.array(
    z.strictObject({
      tag: key,
      label: text,
      title: text.max(60, 'is longer than 60 characters'),
      description: listDescription,
    }),
  ),
})

/** Schema of content/site/contact.yml: the fields, texts, and endpoint of the contact form. */
export const contactSchema = z.strictObject({
  endpoint: z.union(
    [z.literal(''), z.url({ protocol: /^https$/, error: 'is neither empty nor an https URL' })],
    'is neither empty nor an https URL',
  ),
  email: z.union(
    [z.literal(''), z.email('is neither empty nor an email address')],
    'is neither empty nor an email address',
  ),
  timeoutSeconds: z.int().min(1).max(60),
  subject: text,
  fields: z
    .array(
      z.strictObject({
        name: key,
        label: text,
        hint: text.optional(),
        kind: z.enum(['text', 'email', 'paragraph']),
        autocomplete: text.optional(),
        required: z.boolean(),
        maxLength: z.int().min(1),
        missing: text.optional(),
      }),
    )
    .min(1),
  trapLabel: text,
  requiredNote: text,
  direct: z.strictObject({ copy: text }),
  submit: z.strictObject({ endpoint: text, email: text, copy: text }),
  notes: z.strictObject({ endpoint: text, email: text, nobody: text }),
  messages: z.strictObject({
    summary: text,
    opened: text,
    badEmail: text,
    tooLong: text,
    sending: text,
    sent: text,
    sentDetail: text,
    again: text,
    refused: text,
    tooMany: text,
    broken: text,
    timeout: text,
    offline: text,
    unreachable: text,
    trapped: text,
    restored: text,
  }),
})

const platform = z.enum(['linux', 'windows', 'any'], 'is not one of linux, windows, any')

/** Schema of content/site/release.yml: texts about a release, and the purpose of its files. */
export const releaseTextsSchema = z.strictObject({
  files: z.array(z.strictObject({ contains: text, platform, label: text })),
  facts: z.strictObject({
    heading: text,
    value: text,
    version: text,
    tag: text,
    published: text,
    created: text,
    draft: text,
    prerelease: text,
    files: text,
    reactions: text,
    mentions: text,
    source: text,
    yes: text,
    no: text,
    live: text,
    snapshot: text,
  }),
  reactions: z.strictObject({
    plusOne: text,
    minusOne: text,
    laugh: text,
    hooray: text,
    confused: text,
    heart: text,
    rocket: text,
    eyes: text,
  }),
  noNotes: text,
})

const storySource = z.strictObject({
  label: text,
  href: z.url({ protocol: /^https$/, error: 'is not an https URL' }),
  date: text.regex(/^\d{4}(-\d\d-\d\d)?$/, 'is not a year or a date').optional(),
})

/** Schema of content/customers/stories.yml: public customer stories, each with its source. */
export const customersSchema = z
  .strictObject({
    featured: text,
    quoted: z.array(text).min(1),
    scale: text,
    names: z.array(text).min(1),
    fields: z.record(key, text),
    stories: z
      .array(
        z.strictObject({
          name: text,
          field: key,
          sector: text.max(30, 'is longer than 30 characters'),
          figure: z
            .strictObject({ value: text.max(20, 'is longer than 20 characters'), label: text })
            .optional(),
          what: text.min(20, 'is too short to be a sentence').max(240, 'is longer than 240 characters'),
          quote: z
            .strictObject({
              text: text
                .min(20, 'is too short to be a sentence')
                .max(280, 'is longer than 280 characters')
                .regex(/^[^"“”]*$/, 'contains quotation marks, which the page adds'),
              author: text,
              role: text.optional(),
              source: storySource.optional(),
            })
            .optional(),
          source: storySource,
        }),
      )
      .min(1),
  })
  .superRefine(({ featured, quoted, names, fields, stories }, context) => {
    const known = new Set(stories.map(({ name }) => name))
    const listed = [
      { name: featured, path: ['featured'] },
      ...quoted.map((name, index) => ({ name, path: ['quoted', index] })),
      ...names.map((name, index) => ({ name, path: ['names', index] })),
    ]
    for (const { name, path } of listed)
      if (!known.has(name)) context.addIssue({ code: 'custom', path, message: `"${name}" has no story` })
    quoted.forEach((name, index) => {
      if (stories.some((story) => story.name === name && !story.quote))
        context.addIssue({
          code: 'custom',
          path: ['quoted', index],
          message: `the story of "${name}" has no quote`,
        })
    })
    stories.forEach(({ field, name }, index) => {
      if (!Object.hasOwn(fields, field))
        context.addIssue({
          code: 'custom',
          path: ['stories', index, 'field'],
          message: `"${field}" is not a known field`,
        })
      if (stories.findIndex((other) => other.name === name) !== index)
        context.addIssue({
          code: 'custom',
          path: ['stories', index, 'name'],
          message: `"${name}" is listed twice`,
        })
    })
  })

/** content/site/blog.yml */
export type BlogData = z.infer<typeof blogSchema>
/** content/site/contact.yml */
export type ContactData = z.infer<typeof contactSchema>
/** content/site/release.yml */
export type ReleaseTexts = z.infer<typeof releaseTextsSchema>
/** content/customers/stories.yml */
export type CustomersData = z.infer<typeof customersSchema>
